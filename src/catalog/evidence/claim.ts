import { z } from 'zod';
import { condition, type Condition } from '../fields/evidence/condition.ts';
import {
  isListing,
  READ_IN,
  readIn,
  VERIFIED_AGAINST,
  authorOfWords,
  type Source,
} from '../fields/evidence/source.ts';
import { OUR_READING } from '../fields/evidence/sourcing.ts';
import type { Field } from '../fields/field.ts';
import { torqueSpeedPoint, type TorqueSpeedPoint } from '../fields/torque-speed-point.ts';
import { text } from '../fields/value-schemas.ts';
import { AS_STATED, conversionOf, conversionText, isExplained } from './conversion.ts';
import { readingElsewhere, readingOf } from './worded-values.ts';

/** A field of a record, as claims name it. */
export const field = text.describe(
  'Field of the record; for a joint, a path such as `joints/Hip (J1-J4)/count`.',
);
/** The field at the end of such a path: `joints/Knee (J3)/peak_torque_nm` -> `peak_torque_nm`. */
export const fieldAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A value of a record. */
export const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(torqueSpeedPoint),
]);

/** Reasons that a claim's words do not lead to its value. */
export const WHY_NOT_CONVERTED = ['no_words', 'our_words', 'unit_in_notes', 'no_number'] as const;

/** The value of a field in one source, or a value without a source. */
export const claim = z
  .strictObject({
    field,
    value: value.describe(
      'The value that the quote states, in our unit: that of the record unless `agrees` is false.',
    ),
    unit: z.string().nullable().describe('UCUM code. Null when it is not a quantity.'),
    words: text.nullable().describe("The source's own words. Null when no source of the record has any."),
    converted: z
      .string()
      .nullable()
      .describe(
        '`as stated`, or how the words lead to the value, such as the arithmetic. Null if they do not: see `why`.',
      ),
    why: z
      .enum(WHY_NOT_CONVERTED)
      .nullable()
      .describe(
        'Why the words do not lead to the value by themselves: `no_words`, there are none; `our_words`, the value is our reading ' +
          'of them; `unit_in_notes`, they leave out the unit, which the notes name; `no_number`, they mention the figure without a number. ' +
          'Null if they do.',
      ),
    source: z.int().positive().nullable().describe('Number of the source in `sources`. Null without words.'),
    read_in: z
      .enum([...READ_IN, OUR_READING])
      .nullable()
      .describe(
        "Where the words were read: on a page or in a document of the maker (a paper's authors: `paper`), in someone else's copy of " +
          'them, or in a repository; `our_reading` if no quote states a value that filters use. Otherwise null without words.',
      ),
    verified_against: z
      .enum(VERIFIED_AGAINST)
      .nullable()
      .describe('Source of the words that the second reading used. Null without one.'),
    agrees: z.boolean().describe('False if the words state a different value from the record.'),
    conditions: condition.nullable().describe('The kind and conditions of the figure. Null when unknown.'),
    listed: text
      .optional()
      .describe(
        'If no words state that an actuator is in production, but the maker lists it: `listed by the maker, read on 2026-11-21`.',
      ),
    disputed: text
      .optional()
      .describe(
        'Why the catalog rejects the figure. It is null in the record and in everything computed from it.',
      ),
    conflict: z
      .literal(true)
      .optional()
      .describe('Present on the first claim of a field if its sources disagree.'),
  })
  .describe('The value and quote of one source for one field, or a note that the record has no quote.');

export type Claim = Readonly<z.infer<typeof claim>>;
/** A value of a claim. */
export type FigureValue = z.infer<typeof value>;

/** A value of a record: its path, the key of its quote in `states`, and whether its file has it. */
export interface ClaimedValue {
  readonly field: string;
  readonly key: string;
  readonly row: Pick<Field, 'unit' | 'part' | 'lead' | 'isOurReading'>;
  readonly value: unknown;
  readonly isInFile: boolean;
  readonly conditions: Condition | undefined;
  /** The reason the catalog rejects the value. */
  readonly dispute?: string | undefined;
}

/** The words in a record's file: quotes of its sources, and our own notes. */
export interface Evidence {
  readonly sources: readonly Source[];
  readonly notes?: string | undefined;
  /** True if the record was read a second time. */
  readonly verified?: boolean | undefined;
  /** The maker's page of an actuator. */
  readonly product_url?: string | undefined;
}

/** A value as claims state it; null if it is unknown, or not of their types. */
export const claimable = (found: unknown): FigureValue | null =>
  found === null || found === undefined ? null : (value.safeParse(found).data ?? null);

/** True for a field that data sheets show. */
export const isFigure = ({ unit, part, lead }: Pick<Field, 'unit' | 'part' | 'lead'>): boolean =>
  (unit ?? part ?? lead) !== undefined;

/** True if no quote states the value of a field. */
export const isOurReading = (claims: readonly Claim[]): boolean =>
  claims.some(({ read_in }) => read_in === OUR_READING);

/** One claim for each source of a value, best source first; the first claim says whether they disagree. */
export function claimsAbout(stated: ClaimedValue, evidence: Evidence): Claim[] {
  const known = claimable(stated.value);
  if (known === null) return [];
  const witnesses = evidence.sources.flatMap(({ states }, index) => {
    const words = states[stated.key];
    return words === undefined ? [] : { words, source: index + 1 };
  });
  if (witnesses.length === 0)
    return stated.isInFile && isFigure(stated.row) ? [claimElsewhere(stated, known, evidence)] : [];
  const made = witnesses.map((witness) => claimOf(stated, known, { ...witness, evidence }));
  const [first, ...others] = made;
  return first === undefined || made.every(({ agrees }) => agrees)
    ? made
    : [{ ...first, conflict: true }, ...others];
}

/**
 * The lowest and the highest value that sources state, if they disagree on a figure (ends of ranges count);
 * otherwise null.
 */
export function conflictOf(claims: readonly Claim[]): readonly [least: number, most: number] | null {
  if (!claims.some(({ conflict }) => conflict === true)) return null;
  const values = claims.flatMap(({ value: found }) =>
    typeof found === 'string' ? found.split('-').map(Number) : typeof found === 'number' ? found : [],
  );
  return values.length < 2 ? null : [Math.min(...values), Math.max(...values)];
}

interface Witness {
  readonly words: string;
  readonly source: number;
  readonly evidence: Evidence;
}

function claimOf(stated: ClaimedValue, known: FigureValue, { words, source, evidence }: Witness): Claim {
  const unit = stated.row.unit ?? null;
  const { text: converted, value: found, agrees } = read(stated, known, words);
  return {
    field: stated.field,
    value: found,
    unit,
    words,
    converted,
    why: converted === null ? whyNot(known, words, evidence.notes) : null,
    source,
    ...readingOfSource(source, evidence),
    agrees,
    conditions: agrees ? (stated.conditions ?? null) : null,
    ...disputeOf(stated),
  };
}

/**
 * The kind of place where the words of a source were read, and the words that the second reading compared the
 * value with.
 */
function readingOfSource(
  number: number,
  { sources, verified = false }: Evidence,
): Pick<Claim, 'read_in' | 'verified_against'> {
  const source = sources[number - 1];
  if (source === undefined) return { read_in: null, verified_against: null };
  return { read_in: readIn(source), verified_against: verified ? authorOfWords(source) : null };
}

const disputeOf = ({ dispute }: ClaimedValue): Pick<Claim, 'disputed'> =>
  dispute === undefined ? {} : { disputed: dispute };

/** Reads a value from words: a figure by conversion, anything else by its spelling. */
function read(
  { key, row }: ClaimedValue,
  known: FigureValue,
  words: string,
): { text: string | null; value: FigureValue; agrees: boolean } {
  if (typeof known === 'number') return conversionOf(known, row.unit ?? null, words);
  if (arePoints(known))
    return { text: arePointsIn(words, known) ? AS_STATED : null, value: known, agrees: true };
  if (typeof known === 'string') {
    const conversion = conversionOf(known, null, words);
    if (conversion.text !== null) return conversion;
  }
  return { text: readingOf(key, known, words), value: known, agrees: true };
}

/** True for the torques at speeds of a curve. */
export const arePoints = (known: FigureValue): known is TorqueSpeedPoint[] =>
  Array.isArray(known) && known.every((part) => typeof part === 'object');

/**
 * True if words contain the torque and the speed of every point. Zero torque and zero speed need not be in
 * them: sources write "no load" and "standstill".
 */
const arePointsIn = (words: string, points: readonly TorqueSpeedPoint[]): boolean =>
  points.every(
    ({ torque_nm, speed_rpm }) =>
      (torque_nm === 0 || conversionText(torque_nm, 'N.m', words) !== null) &&
      (speed_rpm === 0 || conversionText(speed_rpm, '/min', words) !== null),
  );

function whyNot(known: FigureValue, words: string, notes: string | undefined): Claim['why'] {
  if (typeof known !== 'number' && !isNumberText(known)) return 'our_words';
  return isExplained(words, notes) ? 'unit_in_notes' : 'no_number';
}

/** True for a number written as text: a gear ratio, or a range of voltages. */
const isNumberText = (known: FigureValue): boolean =>
  typeof known === 'string' && /^[\d.]+[-:][\d.]+$/.test(known);

/** The claim of a value without a quote: from the words of another field, if they also state it. */
function claimElsewhere(stated: ClaimedValue, known: FigureValue, evidence: Evidence): Claim {
  const { field: path, key, row, conditions = null } = stated;
  const base = {
    field: path,
    value: known,
    unit: row.unit ?? null,
    agrees: true,
    conditions,
    ...disputeOf(stated),
  };
  for (const [index, { states, kind }] of evidence.sources.entries())
    for (const [other, words] of Object.entries(states)) {
      const converted =
        typeof known === 'number' || arePoints(known)
          ? null
          : readingElsewhere(key, known, { field: other, words, kind });
      const source = index + 1;
      if (converted !== null)
        return { ...base, words, converted, why: null, source, ...readingOfSource(source, evidence) };
    }
  return {
    ...base,
    words: null,
    converted: null,
    why: 'no_words',
    source: null,
    read_in: row.isOurReading === true ? OUR_READING : null,
    verified_against: null,
    ...(key === 'availability' && known === 'in_production' && listingOf(evidence)),
  };
}

/** The last day on which a source shows that the maker lists an actuator; undefined if none does. */
function listingOf({ sources, product_url }: Evidence): Pick<Claim, 'listed'> {
  const days = sources.filter((source) => isListing(source, product_url)).map(({ accessed }) => accessed);
  const last = days.toSorted().at(-1);
  return last === undefined ? {} : { listed: `listed by the maker, read on ${last}` };
}
