import { isSameKind, kindIn, voltagesIn, withoutMoment } from '../../catalog/evidence/condition-tags.ts';

/** A figure by which actuators are compared with their alternatives. */
export type ComparedFigure = (typeof COMPARED)[number];

/** What the comparison with an alternative speaks of. */
export const COMPARED = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'price_usd',
  'backlash_arcmin',
] as const;

/** What nearness is measured by, and how much each figure counts. */
const WEIGHTS = [
  ['peak_torque_nm', 3],
  ['weight_g', 2],
  ['rated_torque_nm', 1],
  ['max_speed_rpm', 2],
] as const;

/** What is read of an actuator to tell how near another is. */
export interface ComparedFigures extends Readonly<Record<ComparedFigure, number | null>> {
  readonly category: string;
  /** The kind of each figure in words, where a source says it, as `kindAtSupply` tells it. */
  readonly kinds: Readonly<Partial<Record<ComparedFigure, string>>>;
}

/** The kinds of the figures that are compared, each by its field. */
export const kindsBy = (tagsOf: (field: ComparedFigure) => readonly string[]): ComparedFigures['kinds'] =>
  Object.fromEntries(COMPARED.map((field) => [field, kindAtSupply(tagsOf(field))]));

/** The kind that tags tell, with the voltage where the figure goes with it: `no load at 24 V`. */
export function kindAtSupply(tags: readonly string[]): string {
  const kind = kindIn(tags);
  const volts = voltagesIn(tags);
  return GOES_WITH_SUPPLY.has(kind) && volts.length > 0 ? `${kind} at ${volts.join(', ')}` : kind;
}

const GOES_WITH_SUPPLY: ReadonlySet<string> = new Set(['stall', 'no load', 'maximum']);

/**
 * Whether a figure of two is of one kind, as far as sources say, and at one voltage where it goes with it:
 * only then is one of them the better.
 */
export const areOfOneKind = (
  figure: ComparedFigure,
  { kinds: own }: ComparedFigures,
  { kinds: its }: ComparedFigures,
): boolean => isSameKind(own[figure] ?? '', its[figure] ?? '');

// An unknown figure costs more than a known one that is far away: as one that is three times as great.
const UNKNOWN_DISTANCE = Math.log(3) ** 2;
const OTHER_CATEGORY = Math.log(1.6) ** 2;

/** How far two actuators are from each other in torque, mass, speed and kind: 0 for equals. */
export function distanceOf(one: ComparedFigures, other: ComparedFigures): number {
  const figures = WEIGHTS.reduce((sum, [figure, weight]) => sum + weight * distanceIn(figure, one, other), 0);
  return figures + (one.category === other.category ? 0 : OTHER_CATEGORY);
}

/**
 * The distance in one figure; one of another kind is never nearer than an unknown one, one at another voltage
 * is.
 */
function distanceIn(figure: ComparedFigure, one: ComparedFigures, other: ComparedFigures): number {
  const distance = squaredLogRatio(one[figure], other[figure]);
  if (distance >= UNKNOWN_DISTANCE) return distance;
  const kindOf = ({ kinds }: ComparedFigures): string => withoutMoment(kinds[figure] ?? '');
  return isSameKind(kindOf(one), kindOf(other)) ? distance : UNKNOWN_DISTANCE;
}

/**
 * The squared logarithm of a ratio; 0 for two zeros. An unknown figure counts as one three times as great.
 */
export function squaredLogRatio(one: number | null, other: number | null): number {
  if (one === 0 && other === 0) return 0;
  if (one === null || other === null || one <= 0 || other <= 0) return UNKNOWN_DISTANCE;
  return Math.log(other / one) ** 2;
}

/** Below 3 % two figures are equal for a choice. */
export const EQUAL = 0.03;

/**
 * Versions and windings of one model share its name up to the first number: `AK80-9 V3.0 KV100` and `AK80-9`,
 * and so do forms that letters behind the number tell apart, `XM540-W270-R` and `XM540-W270-T`, `MX-64AT` and `MX-64R`. A word in lower case
 * goes on with the name: of `RB-Y1 joint type 17`, the robot is not the model. A version is never part of it.
 */
export function familyOf({ brand, name }: { readonly brand: string; readonly name: string }): string {
  const model = MODEL.exec(name.replace(VERSION, ''))?.[0] ?? name;
  return `${brand} ${model.replace(FORM, '')}`.toLowerCase();
}

// The letters behind the number of a model in one word; in `RB-Y1 joint type 14C` they are its name.
const FORM = /(?<=^\S*\d)-?\p{L}+$/u;

const VERSION = /\s+(?:v\d|beta\b).*$/i;

const MODEL = /^(?:[^\d\s(]+\s+)*[^\s(]+(?:(?:\s+\p{Ll}+)+(?:\s+[^\s(]+)?)?/u;
