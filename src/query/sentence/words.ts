import type { Unit } from '../../catalog/fields/units.ts';
import type { FilterWord } from '../parameters/names/filter-word.ts';

/** Parameters that take several values. */
export const TAKE_SEVERAL: ReadonlySet<string> = new Set([
  'brand',
  'category',
  'comm',
  'control_mode',
  'country',
  'peak_points',
  'rated_points',
]);

/**
 * A need that part of a sentence states: a figure or property by its name, and the value as a query writes
 * it.
 */
export interface Need {
  readonly name: string;
  /** At least the value, at most the value, within a range such as `10-20`, or the value itself. */
  readonly sense: 'least' | 'most' | 'within' | 'is';
  readonly value: string;
  /** The required kind of the figure; absent if any kind counts. */
  readonly kind?: FigureKind;
}

/** A kind of figure that a sentence can name: a peak torque is often stated as stall torque. */
export type FigureKind = 'stall';

/** The names that a sentence may contain. */
export interface Vocabulary {
  readonly brand: readonly string[];
  readonly comm: readonly string[];
  readonly control_mode: readonly string[];
  readonly country: readonly string[];
  /** The words of fields, with the filters for them. */
  readonly words: readonly FilterWord[];
}

/** A unit of the catalog, or the form in which gear ratios and protection are written: `9:1`, `IP65`. */
export type WrittenUnit = Unit | ':1' | 'IP';

/** A figure that a word names: the filter name without `min_` or `max_`. */
export interface NamedFigure {
  readonly name: string;
  readonly unit: WrittenUnit | null;
  /** The default bound; null if that depends on the purpose. */
  readonly defaultSense: Need['sense'] | null;
  /** The kind that the word names; absent for any. */
  readonly kind?: FigureKind;
}

/** The bound that a filter's name states: `min_speed_rpm` is at least. */
export function senseOf(filter: string): 'least' | 'most' | 'is' {
  if (filter.startsWith('min_')) return 'least';
  return filter.startsWith('max_') ? 'most' : 'is';
}

/** The figure that a filter bounds, such as `speed_rpm` of `min_speed_rpm`. */
export function figureOf({
  filter,
  unit,
  better,
}: Omit<FilterWord, 'phrase' | 'value' | 'field'>): NamedFigure {
  const name = filter.replace(/^(?:min|max)_/, '');
  const written = WRITTEN[name];
  if (written !== undefined) return { name, ...written };
  const isCertain = better !== null || senseOf(filter) === 'is' || DEFAULT_FILTERS.has(filter);
  return { name, unit, defaultSense: isCertain ? senseOf(filter) : null };
}

/** The figures without a unit that have a notation of their own. */
const WRITTEN: Readonly<Record<string, Pick<NamedFigure, 'unit' | 'defaultSense'>>> = {
  gear_ratio: { unit: ':1', defaultSense: 'within' },
  ip: { unit: 'IP', defaultSense: 'least' },
};

/** The figure of a quantity without words, by unit; in other units, such as mm or %, it must be named. */
export const DEFAULT_FIGURES: Readonly<Record<string, string>> = {
  'N.m': 'min_peak_torque_nm',
  '/min': 'min_speed_rpm',
  g: 'max_weight_g',
  '{USD}': 'max_price_usd',
  V: 'voltage_v',
  W: 'min_power_w',
  dB: 'max_noise_db',
  'N.m/kg': 'min_torque_density_nm_per_kg',
  ':1': 'min_gear_ratio',
  IP: 'min_ip',
};

const DEFAULT_FILTERS: ReadonlySet<string> = new Set(Object.values(DEFAULT_FIGURES));

/** Words that name a figure only next to a quantity, by its unit. */
export const BESIDE_QUANTITY: Readonly<Record<string, readonly string[]>> = {
  peak: ['min_peak_torque_nm', 'min_peak_current_a'],
  rated: ['min_rated_torque_nm', 'min_rated_speed_rpm', 'min_rated_current_a', 'voltage_v', 'min_power_w'],
  nominal: ['min_rated_torque_nm', 'min_rated_speed_rpm', 'voltage_v'],
  continuous: ['min_rated_torque_nm'],
  cont: ['min_rated_torque_nm'],
  bore: ['min_through_hole_mm'],
  long: ['max_length_mm'],
  thick: ['max_length_mm'],
};

/** The figure that may be a stall torque, and the words that name it. */
export const STALL_TORQUE = { filter: 'min_peak_torque_nm', words: ['stall', 'stall torque'] } as const;

/**
 * The bound that words set on a quantity. `limit` is a maximum of the joint or of the actuator, so for a
 * torque or a speed it is ambiguous.
 */
export type BoundSense = 'least' | 'most' | 'limit';

/** Words and phrases between commas. */
const phrases = (text: string): string[] => text.split(',').map((phrase) => phrase.trim());

/** Words between blanks. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words and signs of a bound. */
export interface BoundWords {
  readonly sense: BoundSense;
  /**
   * True if they only precede their figure; after a figure they belong to the next, as in `20 Nm under 900
   * g`.
   */
  readonly isBefore: boolean;
  /** The unit of the figures that they bound; absent for any. */
  readonly unit?: WrittenUnit;
  readonly words: readonly string[];
}

/** The words of each bound; many people write `then` for `than`. */
export const BOUNDS: readonly BoundWords[] = [
  {
    sense: 'least',
    isBefore: false,
    words: phrases('at least, min, minimum, minimal, or more, and up, or above'),
  },
  { sense: 'most', isBefore: false, words: phrases('at most, or less, or below, or under') },
  { sense: 'limit', isBefore: false, words: phrases('max, maximum, maximal') },
  {
    sense: 'least',
    isBefore: true,
    words: phrases(`>, >=, ≥, over, above, more than, more then, higher than,
      no less than, no less then, not less than, not less then`),
  },
  {
    sense: 'most',
    isBefore: true,
    words: phrases(`<, <=, ≤, under, below, within, less than, less then, lower than,
      no more than, no more then, not more than, not more then`),
  },
  {
    sense: 'most',
    isBefore: true,
    unit: 'g',
    words: phrases(`lighter than, lighter then, no heavier than, no heavier then,
      not heavier than, not heavier then`),
  },
  { sense: 'most', isBefore: true, unit: '{USD}', words: phrases('cheaper than, cheaper then') },
  { sense: 'limit', isBefore: true, words: phrases('up to, a maximum of, max of, a max of') },
];

/**
 * Words that negate their clause, so nothing in it is used, with those of other languages for `without`.
 * Apostrophes may be left out.
 */
export const NEGATION_WORDS: readonly string[] = words(`
  no not without non nor never neither none nothing
  don't doesn't isn't aren't won't can't needn't shouldn't mustn't hasn't
  false excl excluded forbidden prohibited irrelevant removed unsupported lack lacks missing zero minus
  ohne kein keine sin sans senza sem zonder`);

/** Words that make a clause comparing, vague or a wish, so that it states no clear need. */
export const HEDGE_WORDS: readonly string[] = words(`
  cannot preferred prefer except excluding exclude avoid unless instead besides unlike lacking
  than then like as vs versus too optional optionally unnecessary unwanted free
  similar equivalent comparable compatible alternative replace replaces replacing replacement
  currently existing previous old preferably maybe ideally
  if almost nearly about around approximately roughly ~ ≈ approx circa ca`);

/** Words and signs that end a clause. */
export const CLAUSE_BREAKS: readonly string[] = words(', ; . ! ? ( ) [ ] / & + and but with plus');

/** Words without a need that are not shown as unused; `or better` is the default bound. */
export const SMALL_WORDS: readonly string[] = [
  'or better',
  ...words(`
  a an the of for on in to or is are be it that which per from : = | - –
  i we need needs needed want looking has have having between either made using please my our me
  should must gives give each both required budget output
  motor motors actuator actuators servo servos joint joints drive gear hip knee ankle elbow shoulder wrist
  bus interface protocol`),
];
