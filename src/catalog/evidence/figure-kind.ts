import type { Condition } from '../fields/evidence/condition.ts';

/*
 * The law of kinds (docs/interface.md, "Evidence"): a stall torque is not a peak torque, and a figure whose kind
 * no source states is neither alike nor better than one of a stated kind.
 */

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

/** The conditions that separate kinds: not when a figure holds, how it is cooled, who asks a price and when. */
export const KIND_PARTS = ['kind', 'side', 'per', 'of', 'includes'] as const;

/** The conditions of a figure that are its kind. */
export const kindPartsOf = ({ kind, side, per, of, includes }: Condition = {}): Condition => ({
  kind,
  side,
  per,
  of,
  includes,
});

/** The kind of a figure as files write it: `stall`, or `output, rms`; empty where no source states one. */
export const kindOf = (conditions: Condition | undefined): string =>
  KIND_PARTS.flatMap((part) => conditions?.[part] ?? []).join(', ');

/** Figures whose kind is the parts that they include. */
const BY_PARTS: ReadonlySet<string> = new Set(['weight_g', 'price_usd']);

/**
 * True if figures of two kinds are of one. A mass or a price of which no source says what it includes goes with
 * any.
 */
export const areOfOneKind = (field: string, kind: string, other: string): boolean =>
  kind === other || (BY_PARTS.has(field) && (kind === '' || other === ''));

/** Conditions of a record's figures that decide whether they can be ranked beside those of another. */
export interface RankedRecord {
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  readonly price_stated_by: string | null;
}

/** Figures in which a price is. */
export const PRICES: ReadonlySet<string> = new Set(['price_usd', 'price_per_nm']);

/**
 * True if the figures of some records can be ranked: they are of one kind, and at one voltage where they state
 * it.
 */
export function areAlike(field: string, records: readonly RankedRecord[]): boolean {
  const volts = records.flatMap(({ conditions }) => conditions[kindFieldOf(field)]?.voltage_v ?? []);
  return new Set(volts).size <= 1 && areOfLikeKind(field, records);
}

/**
 * True if the figures of some records are of one kind. Prices are alike only where one kind of source states them
 * all, and all include the same parts.
 */
export function areOfLikeKind(field: string, records: readonly RankedRecord[]): boolean {
  const kinds = records.map(({ conditions }) => kindOf(conditions[kindFieldOf(field)]));
  return (
    kinds.every((kind) => kinds.every((other) => areOfOneKind(field, kind, other))) &&
    (!PRICES.has(field) || arePricedAlike(records))
  );
}

const arePricedAlike = (records: readonly RankedRecord[]): boolean =>
  new Set(records.map(({ price_stated_by }) => price_stated_by)).size <= 1 &&
  new Set(records.map(({ conditions }) => conditions.price_usd?.includes)).size <= 1;
