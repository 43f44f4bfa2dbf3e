import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Curves } from '../../catalog/torque-speed/curve-form.ts';
import { curvesOf } from '../../catalog/torque-speed/stated-curves.ts';
import { supplyRange } from '../../catalog/torque-speed/supply-range.ts';
import {
  alternativesTo,
  coversSupply,
  differencesBetween,
  sharesBus,
  unlikeFigures,
  type Differences,
  type Replaceable,
} from '../../query/alternatives/alternatives.ts';
import { delivers } from '../../query/alternatives/covers-curve.ts';
import type { UnlikeFigure } from '../../query/alternatives/difference-text.ts';
import { areComparable, basesBy, type ComparedFigure } from '../../query/alternatives/nearness.ts';
import { protocolsOf, sharesProtocol } from '../../query/alternatives/serial-protocols.ts';
import { driveFiguresIn } from '../client-catalog/drive-figures.ts';
import { numberIn, type Catalog, type ListedActuator } from '../client-catalog/listed.ts';
import { figureText, UNKNOWN_TEXT } from '../format.ts';

/**
 * How a candidate stands to one thing that a replacement must fit: `null` where one of the two does not
 * publish it.
 */
export interface Fit {
  readonly name: FitName;
  readonly fits: boolean | null;
  /** The candidate's value, in words. */
  readonly text: string;
}

export type FitName = keyof typeof FITS;

/** An actuator that could replace another, and how it compares. */
export interface Candidate extends Differences {
  readonly actuator: ListedActuator;
  readonly fits: readonly Fit[];
  /** The figures that cannot be compared, with their kinds. */
  readonly unlike: readonly UnlikeFigure[];
}

/** Criteria of a replacement: title, test of a candidate, and the candidate's value as text. */
export const FITS = {
  voltage: {
    title: 'Supply',
    test: coversSupply,
    text: ({ listed }: ReplaceableRow) => figureText(listed.figures.voltage_v ?? null, 'V'),
  },
  bus: {
    title: 'Bus',
    test: sharesBus,
    text: ({ comm }: ReplaceableRow) => figureText(comm, null),
  },
  protocol: {
    title: 'Protocol',
    test: sharesProtocol,
    // On a bus that it lacks it speaks none, whatever it speaks on its own.
    text: (actuator: ReplaceableRow, had: ReplaceableRow) =>
      sharesBus(had, actuator) === false
        ? 'on a different bus'
        : protocolsOf(actuator).join(', ') || figureText(null, null),
  },
  torque: {
    title: 'Torque at speed',
    test: ({ curves, row }: ReplaceableRow, has: ReplaceableRow) => delivers(curves, row, has.row),
    text: ({ peak_torque_nm, rated_torque_nm, max_speed_rpm }: ReplaceableRow) =>
      `${figureText(peak_torque_nm ?? rated_torque_nm, 'N.m')}, ${figureText(max_speed_rpm, '/min')}`,
  },
  mass: {
    title: 'Mass',
    test: (had: ReplaceableRow, has: ReplaceableRow) =>
      areComparable('weight_g', had, has) ? isAtMost(had.weight_g, has.weight_g) : null,
    text: ({ weight_g }: ReplaceableRow) => figureText(weight_g, 'g'),
  },
  size: {
    title: 'Diameter',
    test: (had: ReplaceableRow, has: ReplaceableRow) =>
      isAtMost(had.outer_diameter_mm, has.outer_diameter_mm),
    text: ({ outer_diameter_mm }: ReplaceableRow) => figureText(outer_diameter_mm, 'mm'),
  },
} as const;

/** The names of the fits, in the order of their table. */
export const FIT_NAMES: readonly FitName[] = ['voltage', 'bus', 'protocol', 'torque', 'mass', 'size'];

// Up to a tenth heavier or larger still fits.
const ROOM = 1.1;

const isAtMost = (had: number | null, has: number | null): boolean | null =>
  had === null || has === null ? null : has <= had * ROOM;

/**
 * Candidates to replace an actuator, chosen as in the API: its successors, then the nearest others that meet
 * all required criteria. An unknown value is no obstacle.
 */
export function candidatesFor(catalog: Catalog, actuator: ListedActuator, required: readonly FitName[]) {
  const { actuators } = catalog;
  const curves = curvesIn(actuators);
  const all = actuators.map((listed, row) => replaceable(listed, { curves, row }));
  const one = all[actuators.indexOf(actuator)] ?? replaceable(actuator, { curves, row: actuators.length });
  const { successors, others } = alternativesTo(one, all, (other) =>
    required.every((name) => FITS[name].test(one, other) !== false),
  );
  const candidate = (other: ReplaceableRow): Candidate => ({
    actuator: other.listed,
    fits: FIT_NAMES.map((name) => ({
      name,
      fits: FITS[name].test(one, other),
      text: FITS[name].text(other, one),
    })),
    unlike: unlikeFigures(one, other),
    ...differencesBetween(one, other, (figure) => catalog.fieldByName.get(figure)?.better ?? null),
  });
  return { successors: successors.map(candidate), others: others.map(candidate) };
}

/** An actuator as the comparison reads it, with the curves of the catalog and its row among them. */
interface ReplaceableRow extends Replaceable {
  readonly listed: ListedActuator;
  readonly curves: Curves;
  readonly row: number;
}

const curvesIn = memoizeByObject((actuators: Catalog['actuators']): Curves =>
  curvesOf(actuators.map(driveFiguresIn)),
);

function replaceable(listed: ListedActuator, curved: Pick<ReplaceableRow, 'curves' | 'row'>): ReplaceableRow {
  const { id, name, brand, category, figures } = listed;
  const { voltage_v, comm } = figures;
  const number = (field: ComparedFigure | 'outer_diameter_mm'): number | null => numberIn(listed, field);
  const text = (field: 'availability' | 'replaced_by'): string | null =>
    typeof figures[field] === 'string' ? figures[field] : null;
  return {
    ...curved,
    listed,
    id,
    name,
    brand,
    category,
    availability: text('availability'),
    supply: supplyRange(voltage_v),
    comm: Array.isArray(comm) && comm.length > 0 ? comm.map(String) : null,
    peak_torque_nm: number('peak_torque_nm'),
    rated_torque_nm: number('rated_torque_nm'),
    max_speed_rpm: number('max_speed_rpm'),
    weight_g: number('weight_g'),
    price_usd: number('price_usd'),
    backlash_arcmin: number('backlash_arcmin'),
    outer_diameter_mm: number('outer_diameter_mm'),
    replaced_by: text('replaced_by'),
    bases: basesBy((field) => listed.tags[field] ?? [], supplyRange(voltage_v)),
    family: listed.family,
  };
}

/**
 * The requirement of a fit in words, as the actuator to be replaced has it; null where it does not publish
 * it.
 */
export function wantedText(actuator: ListedActuator, name: FitName): string | null {
  const curves = curvesOf([driveFiguresIn(actuator)]);
  const itself = replaceable(actuator, { curves, row: 0 });
  const text = FITS[name].text(itself, itself);
  return text.includes(UNKNOWN_TEXT) ? null : text;
}
