import type { Actuator } from '../catalog/actuator.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { betterEndOf } from '../catalog/fields/actuator.ts';
import { supplyRange } from '../catalog/fields/extras.ts';
import { roundTo4Digits } from '../catalog/round.ts';
import { relationOf } from './compare.ts';
import { differenceText } from './difference-text.ts';
import { COMPARED, distanceOf, EQUAL, familyOf, squaredLogRatio, type ComparedFigure } from './nearness.ts';

/** An actuator by reference. */
export type ActuatorRef = Pick<Actuator, 'id' | 'name' | 'brand' | 'url' | 'api_url'>;

/** What could take an actuator's place, and how each compares. */
export interface Replacements {
  readonly id: string;
  /** What its maker sells in its place. */
  readonly successors: readonly ActuatorRef[];
  /** Others that are still sold, as far as is known; nearest first. */
  readonly data: readonly Replacement[];
  /** What decides whether one fits and is not in the catalog. */
  readonly not_compared: readonly string[];
}

/** A figure of the other, and how many times that of the one replaced it is. */
interface FigureRatio {
  readonly field: ComparedFigure;
  readonly value: number;
  readonly ratio: number;
}

/** An actuator that could take another's place. */
interface Replacement extends ActuatorRef {
  readonly availability: Actuator['availability'];
  readonly better: readonly FigureRatio[];
  readonly worse: readonly FigureRatio[];
  readonly equal: readonly FigureRatio[];
  /** Figures that one of the two does not publish. */
  readonly unknown: readonly ComparedFigure[];
  /** Null where one of the two does not publish it. */
  readonly voltage_overlaps: boolean | null;
  readonly shares_bus: boolean | null;
  readonly same_family: boolean;
  readonly text: string;
}

const MOST = 10;

const NOT_COMPARED = [
  'mounting pattern',
  'shaft and flange',
  'connectors',
  'protocol and firmware',
  'cooling',
] as const;

/** What could take the place of an actuator of the catalog. */
export function replacementsFor(dataset: Dataset, actuator: Actuator): Replacements {
  const successors = successorsOf(dataset, actuator);
  const others = dataset.actuators
    .filter((other) => other !== actuator && isSold(other) && !successors.includes(other))
    .map((other) => ({ other, rank: rankOf(dataset, actuator, other) }))
    .toSorted((one, two) => one.rank.last - two.rank.last || one.rank.distance - two.rank.distance);
  // Versions and windings of one model stand for one: the nearest of them.
  const nearest = new Map<string, Actuator>();
  for (const { other } of others) {
    if (nearest.size === MOST) break;
    const family = familyOf(other);
    if (!nearest.has(family)) nearest.set(family, other);
  }
  return {
    id: actuator.id,
    successors: successors.map(referenceOf),
    data: Array.from(nearest.values(), (other) => compared(actuator, other)),
    not_compared: NOT_COMPARED,
  };
}

const isSold = ({ availability }: Actuator): boolean => availability !== 'discontinued' && availability !== 'eol';

/** What the catalog names as its successor; else later versions of the same model. */
function successorsOf({ actuators, actuatorById, actuatorEntries }: Dataset, actuator: Actuator): Actuator[] {
  const named = actuatorById.get(actuatorEntries.get(actuator.id)?.replaced_by ?? '');
  if (named !== undefined) return [named];
  const { model, version } = versionOf(actuator);
  return actuators.filter((other) => {
    const its = versionOf(other);
    return its.model === model && version !== null && its.version !== null && its.version > version;
  });
}

/** A model's name with the number of its version: `DM-J4310-2EC V1.1` is version 1.1 of `DM-J4310-2EC`. */
function versionOf({ brand, name }: Actuator): { model: string; version: number | null } {
  const [, digits] = /\bV(\d+(?:\.\d+)?)\b/i.exec(name) ?? [];
  const model = `${brand} ${name.replace(/\s*\bV\d+(?:\.\d+)?\b/i, '')}`.toLowerCase();
  return { model, version: digits === undefined ? null : Number(digits) };
}

// What does not fit the supply or the bus counts like a torque that is 60 % off.
const UNFIT = Math.log(1.6) ** 2;

/** How far an actuator is away; a variant of the same model on another bus comes after all that another maker has. */
function rankOf({ actuatorEntries }: Dataset, one: Actuator, other: Actuator): { last: 0 | 1; distance: number } {
  const diameterOf = ({ id }: Actuator): number | null => actuatorEntries.get(id)?.figures?.outer_diameter_mm ?? null;
  const bus = sharesBus(one, other);
  const distance =
    distanceOf(one, other) +
    squaredLogRatio(diameterOf(one), diameterOf(other)) +
    (voltageOverlaps(one, other) === false ? UNFIT : 0) +
    (bus === false ? UNFIT : 0);
  return { last: bus === false && familyOf(one) === familyOf(other) ? 1 : 0, distance };
}

function voltageOverlaps(one: Actuator, other: Actuator): boolean | null {
  const [own, its] = [supplyRange(one.voltage_v), supplyRange(other.voltage_v)];
  return own === null || its === null ? null : own.least <= its.most && its.least <= own.most;
}

const sharesBus = (one: Actuator, other: Actuator): boolean | null =>
  one.comm === null || other.comm === null ? null : one.comm.some((bus) => other.comm?.includes(bus));

function compared(one: Actuator, other: Actuator): Replacement {
  const figures = COMPARED.flatMap((field) => ratioOf(field, one, other));
  const isEqual = ({ ratio }: FigureRatio): boolean => Math.abs(ratio - 1) < EQUAL;
  const differing = (relation: 'better' | 'worse'): FigureRatio[] =>
    figures.filter(
      (figure) =>
        !isEqual(figure) && relationOf(figure.value, one[figure.field], betterEndOf(figure.field)) === relation,
    );
  return {
    ...referenceOf(other),
    availability: other.availability,
    better: differing('better'),
    worse: differing('worse'),
    equal: figures.filter(isEqual),
    unknown: COMPARED.filter((field) => !figures.some((figure) => figure.field === field)),
    voltage_overlaps: voltageOverlaps(one, other),
    shares_bus: sharesBus(one, other),
    same_family: familyOf(one) === familyOf(other),
    text: sentenceOf([...differing('better'), ...differing('worse')]),
  };
}

function ratioOf(field: ComparedFigure, one: Actuator, other: Actuator): FigureRatio[] {
  const [own, value] = [one[field], other[field]];
  return own === null || value === null || own <= 0 ? [] : [{ field, value, ratio: roundTo4Digits(value / own) }];
}

function sentenceOf(differences: readonly FigureRatio[]): string {
  if (differences.length === 0) return 'No published figure differs by 3 % or more.';
  const parts = differences.map(({ field, ratio }) => differenceText({ figure: field, ratio }));
  return `${parts.join(', ')}.`;
}

const referenceOf = ({ id, name, brand, url, api_url }: Actuator): ActuatorRef => ({ id, name, brand, url, api_url });
