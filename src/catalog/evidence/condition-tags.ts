import type { Condition } from '../fields/evidence/condition.ts';
import { numberText } from '../lib/number-text.ts';

/** The words for conditions where their slug does not say enough. */
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

/** Per which ampere a torque constant holds, in words. */
const PER_WORDS: Readonly<Record<NonNullable<Condition['per']>, string>> = {
  rms: 'per A RMS',
  peak: 'per A peak',
  supply: 'per A of supply',
};

const wordsOf = (slug: string): string => CONDITION_WORDS[slug] ?? slug.replaceAll('_', ' ');

/** The slug of a kind in words: `no load` -> `no_load`. */
const conditionSlug = (kind: string): string =>
  Object.entries(CONDITION_WORDS).find(([, words]) => words === kind)?.[0] ?? kind.replaceAll(' ', '_');

/** The kind and the conditions of a figure, each in a word or two: `stall at 12 V`, `motor side`. */
export function conditionTags(conditions: Condition | null): string[] {
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

/** Tags that separate kinds of figures: not how a motor was cooled, nor who asks a price and when. */
export function kindTags(conditions: Condition | undefined): string[] {
  const { cooling: _cooling, seller: _seller, date: _date, ...kind } = conditions ?? {};
  return conditionTags(kind);
}

/** Parses a text of kinds: the kind of figure with its voltage, speed and time, `stall at 12 V`. */
export function conditionIn(text: string): Condition {
  const figureBefore = (unit: string): number | undefined => {
    const digits = new RegExp(String.raw`\b(?:at|for) ([\d.,]+) ${unit}\b`).exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
  };
  const [words = ''] = text.split(', ');
  const kind = kindIn([words]);
  const voltage_v = figureBefore('V');
  const speed_rpm = figureBefore('rpm');
  const seconds = figureBefore('s');
  return {
    ...(kind !== '' && { kind: conditionSlug(kind) }),
    ...(voltage_v !== undefined && { voltage_v }),
    ...(speed_rpm !== undefined && { speed_rpm }),
    ...(seconds !== undefined && { seconds }),
  };
}

/** Figures that say little without their kind: where no source states it, that is said. */
export const HAVE_KINDS: ReadonlySet<string> = new Set([
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
]);

/** In place of the kind of such a figure. */
export const KIND_NOT_STATED = 'kind not stated';

/**
 * The kind of each known figure by field: `{"peak_torque_nm": "stall at 12 V"}`. A figure of which no source
 * states it reads `kind not stated` where a kind is expected, and is left out elsewhere. In the order of the
 * figures.
 */
export function kindTexts(
  conditions: Readonly<Record<string, Condition>>,
  figures: object,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const field of new Set([...Object.keys(figures), ...Object.keys(conditions)])) {
    const condition = conditions[field] ?? {};
    const isUnstated =
      HAVE_KINDS.has(field) && condition.kind === undefined && (Reflect.get(figures, field) ?? null) !== null;
    const tags = isUnstated ? [[KIND_NOT_STATED, ...kindTags(condition)].join(' ')] : kindTags(condition);
    if (tags.length > 0) texts[field] = tags.join(', ');
  }
  return texts;
}

/** Derived figures that inherit the kind of their torque. */
const FOLLOWS_FROM: Readonly<Record<string, string>> = {
  torque_density_nm_per_kg: 'peak_torque_nm',
  price_per_nm: 'peak_torque_nm',
  rated_torque_density_nm_per_kg: 'rated_torque_nm',
};

/**
 * The field whose conditions have the kind of a figure: its own, or the torque that it follows
 * from.
 */
export const kindFieldOf = (field: string): string => FOLLOWS_FROM[field] ?? field;

/**
 * The name of the field with the kind of a figure: `peak_torque_kind` of a peak torque, and of what
 * follows from it.
 */
export const kindNameOf = (field: string): string => kindFieldOf(field).replace(/_[a-z]+$/, '_kind');

/**
 * The tags that a title does not say by itself: `peak` beside `Peak torque`, or what follows from it, says
 * nothing new.
 */
export const tagsBeside = (title: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !title.toLowerCase().startsWith(tag) && MEANT[title] !== tag);

/** Tags that a title already implies. */
const MEANT: Readonly<Record<string, string>> = { 'Torque density': 'peak', 'Price per torque': 'peak' };

/**
 * True if figures with these tags can be ranked: they are of one kind, and at one voltage where they state
 * it. An unstated kind is compatible with any kind except the independent ones: it may be a stall torque,
 * or be none.
 */
export function areAlike(figures: readonly (readonly string[])[]): boolean {
  const kinds = new Set(figures.map(kindIn));
  const voltages = new Set(voltagesIn(figures.flat()));
  if (![...kinds].some((kind) => INDEPENDENT.has(kind))) kinds.delete('');
  return kinds.size <= 1 && voltages.size <= 1;
}

/** Kinds that say less, or more, than a title means. */
const INDEPENDENT: ReadonlySet<string> = new Set([
  'stall',
  'momentary',
  'repeated peak',
  'model limit',
  'no load',
]);

/** True if two kinds, in words, are one as far as sources say: a voltage contradicts only another one. */
export const isSameKind = (kind: string, other: string): boolean =>
  isSaidBy(kind, other) || isSaidBy(other, kind);

const isSaidBy = (less: string, more: string): boolean =>
  less === '' || less === more || more.startsWith(`${less} at `);

/** The kind in tags, in words, voltages and times aside; empty if they have none. */
export const kindIn = (tags: readonly string[]): string =>
  tags
    .map(withoutMoment)
    .filter((kind) => kind !== '' && kind !== KIND_NOT_STATED)
    .join(', ');

/** The voltages in tags, as they are written: `12 V`. */
export const voltagesIn = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /\bat ([\d.,]+ V)/.exec(tag)?.[1] ?? []);

/** `stall at 12 V` -> `stall`; empty where a tag says only when. */
export const withoutMoment = (tag: string): string => tag.replace(/ ?\b(at|for) [\d.,]+ .*$/, '');

/**
 * The parts that a mass or a price includes, as the file has them; a single word is a part: `driver` -> `with
 * driver`.
 */
const partsText = (includes: string): string => (/^\p{L}+$/u.test(includes) ? `with ${includes}` : includes);

/** The kinds of the figures of some fields; a field whose kind no source states is absent. */
export function kindsIn(
  { kinds }: { readonly kinds: Readonly<Record<string, string>> },
  fields: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const kind = kinds[field];
    if (kind !== undefined) found[field] = kind;
  }
  return found;
}
