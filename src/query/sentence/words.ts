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
  /** The kind that the figure must be of; absent where any counts. */
  readonly kind?: FigureKind;
}

/** A kind of figure that a sentence can name: a peak torque is often stated as stall torque. */
export type FigureKind = 'stall';

/** The names that a sentence may use. */
export interface Vocabulary {
  readonly brand: readonly string[];
  readonly comm: readonly string[];
  readonly control_mode: readonly string[];
  readonly country: readonly string[];
  /** The words of fields, with the filters that ask for them. */
  readonly words: readonly FilterWord[];
}

/** A figure that a field word names: the filter without its end, and the end that is meant where none is said. */
export interface NamedFigure {
  readonly name: string;
  readonly unit: Unit | null;
  readonly defaultSense: 'least' | 'most' | 'is';
  /** The kind that the word names; absent for any. */
  readonly kind?: FigureKind;
}

/** The figure that a filter bounds, such as `speed_rpm` of `min_speed_rpm`. */
export function figureOf({ filter, unit }: Pick<FilterWord, 'filter' | 'unit'>): NamedFigure {
  const name = filter.slice('min_'.length);
  if (filter.startsWith('min_') && filter !== 'min_ip') return { name, unit, defaultSense: 'least' };
  return filter.startsWith('max_')
    ? { name, unit, defaultSense: 'most' }
    : { name: filter, unit, defaultSense: 'is' };
}

/** The figure that a quantity is which no word names; a length and an angle must be named. */
export const DEFAULT_FIGURES: Readonly<Record<string, string>> = {
  'N.m': 'min_peak_torque_nm',
  '/min': 'min_speed_rpm',
  g: 'max_weight_g',
  '{USD}': 'max_price_usd',
  V: 'voltage_v',
  W: 'min_power_w',
  'N.m/kg': 'min_torque_density_nm_per_kg',
};

/** Words that name a figure only beside a quantity. */
export const BESIDE_QUANTITY: Readonly<Record<string, string>> = {
  peak: 'min_peak_torque_nm',
  rated: 'min_rated_torque_nm',
  nominal: 'min_rated_torque_nm',
  continuous: 'min_rated_torque_nm',
  cont: 'min_rated_torque_nm',
  bore: 'min_through_hole_mm',
  long: 'max_length_mm',
  thick: 'max_length_mm',
};

/** The figure of which a stall torque is a kind, and the words that name it. */
export const STALL_TORQUE = { filter: 'min_peak_torque_nm', words: ['stall', 'stall torque'] } as const;

/**
 * The bound that words put on a quantity. `limit` is a maximum of the joint or of the actuator: of a torque
 * or a speed either may be meant.
 */
export type BoundSense = 'least' | 'most' | 'limit';

/** The words of each bound; `then` is how many write `than`. */
export const BOUNDS: Readonly<Record<BoundSense, readonly string[]>> = {
  least: [
    ...['at least', 'min', 'minimum', 'over', 'above', 'more than', 'no less than', 'not less than'],
    ...['or more', 'and up', 'or above', 'more then', 'no less then', 'not less then'],
  ],
  most: [
    ...['at most', 'under', 'below', 'less than', 'no more than', 'not more than', 'within'],
    ...['or less', 'or below', 'or under', 'less then', 'no more then', 'not more then'],
  ],
  limit: ['max', 'maximum', 'up to', 'a maximum of', 'max of', 'a max of'],
};

/** Signs that bound the quantity behind them. One behind a quantity bounds what follows: `20 Nm < torque`. */
export const SIGNS = {
  least: ['>', '>=', '≥'],
  most: ['<', '<=', '≤'],
} as const;

/** Words that deny what stands in their clause: nothing of it is asked. Apostrophes may be left out. */
export const DENYING: readonly string[] = [
  ...['no', 'not', 'without', 'non', 'nor', 'never', 'neither', 'none', 'nothing'],
  ...["don't", "doesn't", "isn't", "aren't", "won't", "can't", "needn't", "shouldn't", "mustn't", "hasn't"],
];

/** Words after which a clause asks for nothing that can be read. */
export const DOUBTING: readonly string[] = [
  ...DENYING,
  ...[
    'cannot',
    'preferred',
    'prefer',
    'except',
    'excluding',
    'exclude',
    'avoid',
    'unless',
    'instead',
    'besides',
    'unlike',
    'lacking',
  ],
  ...[
    'than',
    'then',
    'like',
    'as',
    'vs',
    'versus',
    'too',
    'optional',
    'optionally',
    'unnecessary',
    'unwanted',
    'free',
  ],
  ...['similar', 'equivalent', 'comparable', 'compatible', 'alternative', 'replace', 'replaces', 'replacing'],
  ...['replacement', 'currently', 'existing', 'previous', 'old', 'preferably', 'maybe', 'ideally'],
  ...['if', 'almost', 'nearly', 'about', 'around', 'approximately', 'roughly', '~', '≈'],
  ...['approx', 'circa', 'ca'],
];

/** Words that end a clause. */
export const BREAKS: readonly string[] = [
  ...[',', ';', '.', '!', '?', '(', ')', '[', ']', '/', '&', '+'],
  ...['and', 'but', 'with', 'plus'],
];

/** Words that ask nothing and are not shown as unused. */
export const SMALL: readonly string[] = [
  ...['a', 'an', 'the', 'of', 'for', 'on', 'in', 'to', 'or', 'is', 'are', 'be', 'it', 'that', 'which', 'per'],
  ...['i', 'we', 'need', 'needs', 'needed', 'want', 'looking', 'has', 'have', 'having', 'between', 'either'],
  ...[
    'made',
    'using',
    'please',
    'my',
    'our',
    'me',
    'should',
    'must',
    'gives',
    'give',
    'each',
    'both',
    '-',
    '–',
  ],
  ...[
    'motor',
    'motors',
    'actuator',
    'actuators',
    'servo',
    'servos',
    'joint',
    'joints',
    'drive',
    'gear',
    'hip',
  ],
  ...['knee', 'ankle', 'elbow', 'shoulder', 'wrist', 'required', 'budget', 'output'],
  ...['bus', 'interface', 'protocol', 'from', ':', '=', '|'],
];
