import type { Condition } from '../fields/evidence/condition.ts';
import { numberText } from '../lib/number-text.ts';
import { kindFieldOf, kindPartsOf } from './figure-kind.ts';

/** Words for the conditions whose slug is not clear enough. */
const CONDITION_WORDS: Readonly<Record<string, string>> = {
  no_load: 'no load',
  limit: 'model limit',
  phase_rms: 'phase RMS',
  motor: 'motor side',
  output: 'output side',
  unstated: 'side not stated',
};

/** The part of a winding that was measured, in words. */
const OF_WORDS: Readonly<Record<string, string>> = {
  phase: 'of one phase',
  terminals: 'between two terminals',
};

/** The ampere that a torque constant refers to, in words. */
const PER_WORDS: Readonly<Record<NonNullable<Condition['per']>, string>> = {
  rms: 'per A RMS',
  peak: 'per A peak',
  supply: 'per A of supply',
};

const wordsOf = (slug: string): string => CONDITION_WORDS[slug] ?? slug.replaceAll('_', ' ');

/** The kind and the conditions of a figure, each in a word or two: `stall at 12 V`, `motor side`. */
export function conditionTags(conditions: Condition | null | undefined): string[] {
  const { kind, side, per, of, voltage_v, seconds, speed_rpm, cooling, includes, date, seller } =
    conditions ?? {};
  const when = [
    voltage_v === undefined ? [] : `at ${numberText(voltage_v)} V`,
    speed_rpm === undefined ? [] : `at ${numberText(speed_rpm)} rpm`,
    seconds === undefined ? [] : `for ${numberText(seconds)} s`,
  ].flat();
  const what = [...(kind === undefined ? [] : [kind === 'output' ? 'output' : wordsOf(kind)]), ...when].join(
    ' ',
  );
  return [
    what,
    side === undefined ? '' : wordsOf(side),
    per === undefined ? '' : PER_WORDS[per],
    of === undefined ? '' : (OF_WORDS[of] ?? of),
    cooling ?? '',
    partsText(includes ?? ''),
    seller ?? '',
    date ?? '',
  ].filter((tag) => tag !== '');
}

/** Tags that separate kinds of figures, without cooling and without seller and date of a price. */
export function kindTags(conditions: Condition | null | undefined): string[] {
  const { cooling: _cooling, seller: _seller, date: _date, ...kind } = conditions ?? {};
  return conditionTags(kind);
}

/** The kind of a figure in words, without voltage, speed and time; empty where no source states one. */
export const kindWords = (conditions: Condition | undefined): string =>
  conditionTags(kindPartsOf(conditions)).join(', ');

/** Figures that mean little without their kind, so a missing kind is shown. */
export const FIELDS_WITH_KINDS: ReadonlySet<string> = new Set([
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
]);

/** Shown instead of the kind of such a figure. */
export const KIND_NOT_STATED = 'kind not stated';

/** A known figure with its conditions; a figure derived from a torque has those of the torque. */
interface StatedFigure {
  readonly field: string;
  readonly conditions: Condition | null | undefined;
}

/**
 * The kind and conditions of a known figure as tags, by default those that separate kinds. A missing kind is
 * shown if the figure means little without it.
 */
export function figureTags(
  { field, conditions }: StatedFigure,
  tagsOf: (stated: Condition | null | undefined) => string[] = kindTags,
): string[] {
  const isUnstated = FIELDS_WITH_KINDS.has(kindFieldOf(field)) && conditions?.kind === undefined;
  return tagsOf(isUnstated ? { ...conditions, kind: KIND_NOT_STATED } : conditions);
}

/**
 * The kind of each known figure by field: `{"peak_torque_nm": "stall at 12 V"}`. If no source states the
 * kind, it is `kind not stated` where a kind is expected, and left out elsewhere. In the order of the
 * figures.
 */
export function kindTexts(
  figures: readonly (StatedFigure & { readonly value: unknown })[],
): Record<string, string> {
  // A figure that follows from a torque has the torque's kind, which is stated under the torque's name.
  const own = figures.filter(({ field }) => kindFieldOf(field) === field);
  return Object.fromEntries(
    own.flatMap((figure) => {
      const tags = figure.value === null ? kindTags(figure.conditions) : figureTags(figure);
      return tags.length === 0 ? [] : [[figure.field, tags.join(', ')]];
    }),
  );
}

/**
 * The tags that add something to a title: `peak` adds nothing to `Peak torque`, or to a figure derived from
 * it.
 */
export const tagsBeside = (title: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !title.toLowerCase().startsWith(tag) && IMPLIED_TAGS[title] !== tag);

/** Tags that a title already implies. */
const IMPLIED_TAGS: Readonly<Record<string, string>> = {
  'Torque density': 'peak',
  'Price per torque': 'peak',
};

/**
 * The parts that a mass or a price includes, as the file has them; a single word is a part: `driver` -> `with
 * driver`.
 */
const partsText = (includes: string): string => (/^\p{L}+$/u.test(includes) ? `with ${includes}` : includes);

/**
 * The kinds of the figures of some fields; a figure that follows from a torque has the torque's. A field whose
 * kind no source states is absent.
 */
export function kindsIn(
  { kinds }: { readonly kinds: Readonly<Record<string, string>> },
  fields: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of fields.map(kindFieldOf)) {
    const kind = kinds[field];
    if (kind !== undefined) found[field] = kind;
  }
  return found;
}
