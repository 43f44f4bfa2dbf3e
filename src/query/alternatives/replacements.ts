import { trustIn } from '../../catalog/evidence/collect-kinds-and-doubts.ts';
import { betterEndOf } from '../../catalog/fields/actuator.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { actuatorFigures, comparableOf } from '../../catalog/records/build-figures.ts';
import { entryOf, type Dataset } from '../../catalog/records/dataset.ts';
import type { Actuator } from '../../catalog/records/record-schemas.ts';
import type { Curves } from '../../catalog/torque-speed/curve-schema.ts';
import { driveFiguresOf } from '../../catalog/torque-speed/drive-figures.ts';
import { curvesOf } from '../../catalog/torque-speed/stated-curves.ts';
import {
  alternativesTo,
  coversSupply,
  differencesBetween,
  differencesText,
  unlikeFigures,
} from './alternatives.ts';
import { delivers } from './covers-curve.ts';
import { familyOf } from './model-family.ts';
import { basesOf, COMPARED } from './nearness.ts';
import { sharesProtocol } from './serial-protocols.ts';

/** An actuator by reference. */
export type ActuatorRef = Readonly<Pick<Actuator, 'id' | 'name' | 'brand' | 'url' | 'api_url'>>;

/**
 * An actuator that could replace another, as the API returns it. The schema of answers describes each member.
 */
export type Replacement = Readonly<ReturnType<typeof compared>>;

const NOT_COMPARED = [
  'mounting pattern',
  'shaft and flange',
  'connectors',
  'protocol and firmware',
  'cooling',
] as const;

/** Alternatives to an actuator, and a comparison with each. */
export interface Replacements {
  readonly id: string;
  readonly successors: readonly Replacement[];
  readonly data: readonly Replacement[];
  readonly not_compared: readonly string[];
}

/** Finds the alternatives to an actuator of the catalog. */
export const replacementsFor = (dataset: Dataset, actuator: Actuator): Replacements =>
  replacementsIn(dataset)(actuator);

// Comparing every pair is expensive: results are computed once per dataset and shared by API and pages.
const replacementsIn = memoizeByObject((dataset: Dataset) => {
  const all = dataset.actuators.map((actuator, row) => onMarket(dataset, actuator, row));
  const curves = curvesOf(dataset.actuators.map(({ id }) => driveFiguresOf(actuatorFigures(dataset, id))));
  return memoizeByObject((actuator: Actuator) => {
    const row = dataset.actuators.indexOf(actuator);
    const one = all[row] ?? onMarket(dataset, actuator, row);
    const { successors, others } = alternativesTo(one, all);
    return {
      id: actuator.id,
      successors: successors.map((other) => compared(curves, one, other)),
      data: others.map((other) => compared(curves, one, other)),
      not_compared: NOT_COMPARED,
    };
  });
});

/** The properties of an actuator that alternatives are chosen by. */
type OnMarket = Readonly<ReturnType<typeof onMarket>>;

function onMarket(dataset: Dataset, record: Actuator, row: number) {
  const { figures: beyond, replaced_by = null } = entryOf(dataset.actuatorEntries, record.id);
  const figures = actuatorFigures(dataset, record.id);
  const comparable = comparableOf(figures);
  return {
    ...record,
    record,
    // The row of the actuator in the curves.
    row,
    trust: trustIn(figures, COMPARED),
    price_stated_by: comparable.price_stated_by,
    price_date: figures.of('price_usd').conditions?.date ?? null,
    supply: comparable.supply,
    outer_diameter_mm: beyond?.outer_diameter_mm ?? null,
    replaced_by,
    bases: basesOf(comparable),
    family: familyOf(record),
  };
}

function compared(curves: Curves, one: OnMarket, other: OnMarket) {
  const differences = differencesBetween(one, other, betterEndOf);
  return {
    ...referenceOf(other.record),
    availability: other.record.availability,
    ...differences,
    voltage_covers: coversSupply(one, other),
    shares_protocol: sharesProtocol(one, other),
    delivers: delivers(curves, one.row, other.row),
    same_family: one.family === other.family,
    text: differencesText(differences, unlikeFigures(one, other)),
    ...other.trust,
    price_stated_by: other.price_stated_by,
    price_date: other.price_date,
  };
}

const referenceOf = ({ id, name, brand, url, api_url }: Actuator): ActuatorRef => ({
  id,
  name,
  brand,
  url,
  api_url,
});
