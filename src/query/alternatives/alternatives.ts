import { areComparable, basisTexts } from '../../catalog/evidence/comparable.ts';
import type { BetterEnd } from '../../catalog/fields/actuator.ts';
import { accepts, type SupplyRange } from '../../catalog/fields/supply-range.ts';
import { roundTo4Digits, withoutNoise } from '../../catalog/lib/round.ts';
import { ALTERNATIVES } from '../../limits.ts';
import { relationOf } from '../compare/compare.ts';
import { differenceText, unlikeText, type UnlikeFigure } from './difference-text.ts';
import {
  COMPARED,
  distanceOf,
  EQUAL,
  squaredLogRatio,
  type ComparedFigure,
  type ComparedFigures,
} from './nearness.ts';
import { sharesProtocol } from './serial-protocols.ts';

/*
 * Decides which actuators can replace another, for the API, tools and pages. Browsers run it too, so it
 * imports no schema.
 */

/** The properties of an actuator that its alternatives are found by. */
export interface Replaceable extends ComparedFigures {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly availability: string | null;
  readonly supply: SupplyRange | null;
  readonly comm: readonly string[] | null;
  readonly outer_diameter_mm: number | null;
  /** The id of the successor that its maker sells. */
  readonly replaced_by: string | null;
  /** The key that variants of one model share, by `familyOf`. */
  readonly family: string;
}

/**
 * Finds alternatives to an actuator among all actuators. `successors` are those that the catalog names,
 * otherwise later versions of the same model. `others` pass `fits` and are not known to be discontinued: one
 * of each model, nearest first.
 */
export function alternativesTo<Item extends Replaceable>(
  actuator: Item,
  all: readonly Item[],
  fits: (other: Item) => boolean = () => true,
) {
  const successors = successorsOf(actuator, all);
  const ranked = all
    .filter(
      (other) =>
        other.id !== actuator.id && isLike(actuator, other) && !successors.includes(other) && fits(other),
    )
    .map((other) => ({ other, rank: withoutNoise(rankOf(actuator, other)) }))
    .sort((one, two) => one.rank - two.rank || byId(one.other, two.other));
  // Of the versions and windings of one model, only the nearest is kept.
  const nearest = new Map<string, Item>();
  for (const { other } of ranked) {
    if (nearest.size === ALTERNATIVES.most) break;
    if (!nearest.has(other.family)) nearest.set(other.family, other);
  }
  return { successors, others: [...nearest.values()] };
}

/**
 * True if the other is sold and of the same kind: a bare motor never replaces a drive, nor a drive a bare
 * motor.
 */
const isLike = (actuator: Replaceable, other: Replaceable): boolean =>
  isSold(other) && isBareMotor(actuator) === isBareMotor(other);

const isBareMotor = ({ category }: Replaceable): boolean => category === 'frameless_driver';

/** True if its maker may still sell it, as far as sources say. */
export const isSold = ({ availability }: Pick<Replaceable, 'availability'>): boolean =>
  availability !== 'discontinued' && availability !== 'eol';

function successorsOf<Item extends Replaceable>(actuator: Item, all: readonly Item[]): Item[] {
  const named = all.find(({ id }) => id === actuator.replaced_by);
  if (named !== undefined) return [named];
  const { model, version } = versionOf(actuator);
  if (version === null) return [];
  const later = all.filter((other) => {
    const its = versionOf(other);
    return its.model === model && its.version !== null && its.version > version;
  });
  return later.toSorted(byId);
}

const byId = (one: Replaceable, other: Replaceable): number => (one.id < other.id ? -1 : 1);

/** A model's name with the number of its version: `DM-J4310-2EC V1.1` is version 1.1 of `DM-J4310-2EC`. */
function versionOf({ brand, name }: Replaceable): { model: string; version: number | null } {
  const [, digits] = /\bV(\d+(?:\.\d+)?)\b/i.exec(name) ?? [];
  const model = `${brand} ${name.replace(/\s*\bV\d+(?:\.\d+)?\b/i, '')}`.toLowerCase();
  return { model, version: digits === undefined ? null : Number(digits) };
}

// A supply that is not covered, or another protocol, counts like a torque that is 60 % off.
const UNFIT = Math.log(1.6) ** 2;
// More than the distance between any two figures.
const LAST = 1e6;

/**
 * The distance by which alternatives are ordered; a variant of the same model on another bus ranks behind all
 * actuators of other makers.
 */
function rankOf(one: Replaceable, other: Replaceable): number {
  const shares = sharesBus(one, other);
  return (
    distanceOf(one, other) +
    squaredLogRatio(one.outer_diameter_mm, other.outer_diameter_mm) +
    (coversSupply(one, other) === false ? UNFIT : 0) +
    (sharesProtocol(one, other) === false ? UNFIT : 0) +
    (shares === false && one.family === other.family ? LAST : 0)
  );
}

/** True if the other accepts every voltage that the first accepts; null if either supply is unknown. */
export const coversSupply = ({ supply: own }: Replaceable, { supply: its }: Replaceable): boolean | null =>
  own === null || its === null ? null : accepts(its, own);

/** True if two actuators have a bus in common; null if either has no published bus. */
export const sharesBus = ({ comm: own }: Replaceable, { comm: its }: Replaceable): boolean | null =>
  own === null || its === null ? null : own.some((bus) => its.includes(bus));

/** A figure of the other actuator and its ratio to that of the replaced one; null if either is unknown. */
export interface FigureRatio {
  readonly field: ComparedFigure;
  readonly value: number;
  readonly ratio: number | null;
}

/** A comparison of an alternative with the actuator that it would replace. */
export interface Differences {
  readonly better: readonly FigureRatio[];
  readonly worse: readonly FigureRatio[];
  /** By less than 3 %. */
  readonly equal: readonly FigureRatio[];
  /** Figures that one of the two does not publish. */
  readonly unknown: readonly ComparedFigure[];
  /**
   * Figures that both publish but that cannot be compared, because their kinds, voltages or price sources
   * differ.
   */
  readonly not_comparable: readonly ComparedFigure[];
}

/** The figures in which the other actuator is better and worse, by the better end of each field. */
export function differencesBetween(
  one: ComparedFigures,
  other: ComparedFigures,
  betterEndOf: (figure: ComparedFigure) => BetterEnd,
): Differences {
  const figures = COMPARED.flatMap((field) => ratioOf(field, one, other));
  const isEqual = ({ ratio }: FigureRatio): boolean => ratio !== null && Math.abs(ratio - 1) < EQUAL;
  const those = (wanted: 'better' | 'worse'): FigureRatio[] =>
    figures.filter(
      (figure) =>
        !isEqual(figure) && relationOf(figure.value, one[figure.field], betterEndOf(figure.field)) === wanted,
    );
  return {
    better: those('better'),
    worse: those('worse'),
    equal: figures.filter(isEqual),
    unknown: COMPARED.filter((field) => one[field] === null || other[field] === null),
    not_comparable: unlikeFigures(one, other).map(({ field }) => field),
  };
}

function ratioOf(field: ComparedFigure, one: ComparedFigures, other: ComparedFigures): FigureRatio[] {
  const own = one[field];
  const value = other[field];
  if (own === null || value === null || !canCompare(field, one, other)) return [];
  if (own === 0) return [{ field, value, ratio: value === 0 ? 1 : null }];
  return [{ field, value, ratio: roundTo4Digits(value / own) }];
}

const canCompare = (field: ComparedFigure, one: ComparedFigures, other: ComparedFigures): boolean =>
  areComparable(field, one.bases[field], other.bases[field]);

/** Figures that both publish but that cannot be compared. */
export const unlikeFigures = (one: ComparedFigures, other: ComparedFigures): UnlikeFigure[] =>
  COMPARED.flatMap((field) => {
    const isKnown = one[field] !== null && other[field] !== null;
    if (!isKnown || canCompare(field, one, other)) return [];
    return [{ field, kinds: basisTexts(field, other.bases[field], one.bases[field]) }];
  });

/** The differences as a sentence, and the figures that are not compared because their kinds differ. */
export function differencesText({ better, worse }: Differences, unlike: readonly UnlikeFigure[]): string {
  const differences = [...better, ...worse].map(differenceText).join(', ');
  return `${[differences || ALL_EQUAL, ...unlike.map(unlikeText)].join('; ')}.`;
}

const ALL_EQUAL = 'No published figure of the same kind differs by 3 % or more';
