import { rowsThatAccept } from '../../filters/voltage-and-date-columns.ts';
import { figureOrNull } from '../../table/column-values.ts';
import type { Group } from '../../table/groups.ts';
import { rowsIn, type Mask } from '../../table/mask.ts';
import { rowsKept } from '../../table/row-filter.ts';
import type { Table } from '../../table/table.ts';

/** Fields that all actuators of a set can be asked to share. */
export const SHARED_FIELDS = ['brand', 'voltage_v', 'comm'] as const;

export type SharedField = (typeof SHARED_FIELDS)[number];

/** The figures whose sum over the motors of a set can be bounded. */
export type SummedField = 'weight_g' | 'price_usd';

/** Constraints on all joints of a robot together. */
export interface WholeSet {
  readonly same: readonly SharedField[];
  /** Limits on the total mass and price of the motors. */
  readonly total: Readonly<Partial<Record<SummedField, number | undefined>>>;
}

/** The values that the actuators of a set share: a maker, a supply that each accepts, a bus. */
export type CommonTraits = Readonly<Partial<Record<SharedField, string | number>>>;

/** Actuators that share some values. */
export interface Agreement {
  readonly shared: CommonTraits;
  /** Null for all actuators. */
  readonly rows: Mask | null;
}

/** The actuators by their makers and by their buses, in the spelling in which these are answered. */
export interface SharedGroups {
  readonly brand: readonly Group[];
  readonly comm: readonly Group[];
}

interface Candidates {
  readonly index: Table;
  readonly groups: SharedGroups;
  /** The actuators that meet all requirements of at least one joint. */
  readonly candidates: Mask;
}

/** For each requested field, every way to share it. */
export const sharedOptions = (candidates: Candidates, same: readonly SharedField[]): Agreement[][] =>
  SHARED_FIELDS.filter((field) => same.includes(field)).map((field) => WAYS[field](candidates));

/** The ways to share a field. */
const WAYS: Readonly<Record<SharedField, (candidates: Candidates) => Agreement[]>> = {
  brand: ({ groups }) => groups.brand.map(({ value, rows }) => ({ shared: { brand: value }, rows })),
  comm: ({ groups }) => groups.comm.map(({ value, rows }) => ({ shared: { comm: value }, rows })),
  voltage_v: ({ index, candidates }) =>
    voltagesOf(index, candidates).map((volts) => ({
      shared: { voltage_v: volts },
      rows: rowsKept(rowsThatAccept(index, { least: volts, most: volts }), index.count),
    })),
};

/**
 * Supplies to try, V: motors with a common supply all accept the highest of their lower ends. Stated lower
 * ends come first, so that two 48 V motors share 48 V rather than 43.2 V.
 */
function voltagesOf(index: Table, candidates: Mask): number[] {
  const rows = rowsIn(candidates);
  const tried = ['min_voltage_v', 'least_accepted_v'].flatMap((end) => {
    const least = index.column(end);
    const known = new Set(rows.flatMap((row) => figureOrNull(least[row]) ?? []));
    return [...known].sort((one, other) => one - other);
  });
  return [...new Set(tried)];
}
