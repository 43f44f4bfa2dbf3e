import { z } from 'zod';
import { kindFieldOf, kindTags } from '../../catalog/condition-tags.ts';
import { ACTUATOR_FIELDS, betterEndOf, type BetterEnd } from '../../catalog/fields/actuator.ts';
import { condition, type Condition } from '../../catalog/fields/condition.ts';
import { comparedNames } from '../../catalog/fields/read.ts';
import { pointText, torqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import { COMPARE_IDS, rangeText } from '../../limits.ts';
import { findIds } from '../../query/compare-ids.ts';
import { compareValues } from '../../query/compare.ts';
import { parseJsonArray } from '../../query/prepared-json.ts';
import { hintOfMissing, IDS_INPUT, idsOf, readIds } from './ids.ts';
import { arrayOf, closed, MAYBE_TEXT, TEXT, type ObjectSchema } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const IDS = arrayOf(TEXT);

const row: ObjectSchema = closed({
  field: TEXT,
  values: arrayOf({
    anyOf: [{ type: 'number' }, TEXT, { type: 'boolean' }, IDS, { type: 'null' }],
  }),
  kinds: { anyOf: [arrayOf(MAYBE_TEXT), { type: 'null' }] },
  better: MAYBE_TEXT,
  alike: { type: 'boolean' },
  best: IDS,
  unknown: IDS,
  differs: { type: 'boolean' },
});

/** Aligns the figures of actuators. */
export const compareActuators: Tool = {
  name: 'compare_actuators',
  title: 'Compare actuators',
  description:
    `The figures of ${rangeText(COMPARE_IDS)} actuators side by side. \`actuators\` are the columns, in the order asked; each of \`rows\` has a \`field\`, its \`values\` by column (null is unknown), their \`kinds\` such as "stall at 12 V", ` +
    'which end is `better` (more, less, or null where that depends on the purpose), whether they are `alike` in kind, the ids of the `best` (none when equal or unlike), the ids whose figure is `unknown`, and whether known values differ. ' +
    'Fields unknown for all are only named in `unknown_to_all`; unknown ids in `not_found`, with the nearest ids in `hint`. Field names contain the unit; explain_fields says more.',
  inputSchema: IDS_INPUT,
  outputSchema: closed({
    actuators: arrayOf(closed({ id: TEXT, name: TEXT, brand: TEXT, source_url: MAYBE_TEXT })),
    rows: arrayOf(row),
    unknown_to_all: arrayOf(TEXT),
    not_found: IDS,
    hint: MAYBE_TEXT,
  }),
  run: (service, given) => {
    const parsed = readIds(given);
    if (!parsed.ok) return refused({ code: 'validation_failed', faults: parsed.fault });
    const { found: places, notFound } = findIds(service.actuators.placeOf, parsed.value);
    const records = z.array(compared).parse(parseJsonArray(service.actuators.selectionOf(places, MEMBERS)));
    const found = records.map((record, index) => ({
      record,
      conditions: service.matchCardAt(places[index] ?? 0).conditions,
    }));
    const { rows, unknownToAll } = alignFigures(found);
    return answered({
      actuators: found.map(({ record: { id, name, brand, source_url } }) => ({ id, name, brand, source_url })),
      rows,
      unknown_to_all: found.length === 0 ? [] : unknownToAll,
      not_found: notFound,
      hint: hintOfMissing(notFound, idsOf(service, 'actuators')),
    });
  },
};

/** The figures that a comparison aligns, in the order of the data sheet: of the record, and beyond it. */
export const FIGURES = comparedNames(ACTUATOR_FIELDS);

type FigureName = (typeof FIGURES)[number];

const heading = z.object({ id: z.string(), name: z.string(), brand: z.string(), source_url: z.string().nullable() });
// A point of a curve is a text in a table.
const compared = z.looseObject({
  ...heading.shape,
  torque_speed_points: z.array(torqueSpeedPoint.transform(pointText)).nullable(),
});
const MEMBERS = [...Object.keys(heading.shape), ...FIGURES];

/** One figure of several actuators, side by side. */
export interface ComparedFigure {
  readonly field: FigureName;
  /** In the order of the actuators; null where unknown. */
  readonly values: readonly unknown[];
  readonly better: BetterEnd;
  /** What kind of figure each is, such as `stall at 12 V`; null where no source says, and for all where none is of a kind. */
  readonly kinds: readonly (string | null)[] | null;
  /** Whether the known figures are of one kind: of unlike kinds none is the best. */
  readonly alike: boolean;
  /** Ids of those with the best value; none where neither end is better, all known values are equal, or they are unlike. */
  readonly best: readonly string[];
  /** Ids of those whose figure no source states. */
  readonly unknown: readonly string[];
  /** Whether two known values differ. */
  readonly differs: boolean;
}

/** An actuator with the conditions of its figures, by field. */
export interface Stated {
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly conditions: Readonly<Record<string, unknown>>;
}

/** Aligns the figures of actuators: those that at least one knows, and the names of the others. */
export function alignFigures(actuators: readonly Stated[]): { rows: ComparedFigure[]; unknownToAll: FigureName[] } {
  const isKnownOfAny = (name: FigureName): boolean => actuators.some(({ record }) => isKnown(record[name]));
  return {
    rows: FIGURES.filter(isKnownOfAny).map((name) => compareFigure(name, actuators)),
    unknownToAll: FIGURES.filter((name) => !isKnownOfAny(name)),
  };
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

function compareFigure(field: FigureName, actuators: readonly Stated[]): ComparedFigure {
  const values = actuators.map(({ record }) => record[field] ?? null);
  const tags = actuators.map(({ record, conditions }) => (isKnown(record[field]) ? tagsOf(field, conditions) : []));
  const better = betterEndOf(field);
  const { relation, best, unknown, isAlike } = compareValues(values, better, tags);
  const idsAt = (places: readonly number[]): string[] => places.flatMap((place) => actuators[place]?.record.id ?? []);
  return {
    field,
    values,
    kinds: tags.some((kinds) => kinds.length > 0) ? tags.map((kinds) => kinds.join(', ') || null) : null,
    better,
    alike: isAlike,
    best: idsAt(best),
    unknown: idsAt(unknown),
    differs: relation === 'differs',
  };
}

const tagsOf = (field: FigureName, conditions: Stated['conditions']): string[] =>
  kindTags(readCondition(conditions[kindFieldOf(field)]));

const readCondition = (given: unknown): Condition | undefined => condition.optional().parse(given ?? undefined);
