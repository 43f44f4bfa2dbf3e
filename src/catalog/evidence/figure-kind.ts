import type { Condition } from '../fields/evidence/condition.ts';
import { torqueRatioOf } from '../fields/ratio.ts';

/*
 * The law of kinds (docs/interface.md, "Evidence"): a stall torque is not a peak torque, and a figure of
 * unstated kind is never compared with one of a stated kind.
 */

/**
 * The field whose conditions state the kind of a figure: the figure's own field, or the torque of a ratio.
 */
export const kindFieldOf = (field: string): string => torqueRatioOf(field)?.torque ?? field;

/** The conditions that separate kinds; duration, cooling, seller and date do not. */
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

/** Figures that contain a price. */
export const PRICES: ReadonlySet<string> = new Set(['price_usd', 'price_per_nm']);

/** The source that states a price, and the parts that it includes; empty where no source says. */
interface PriceKind {
  readonly statedBy: string;
  readonly includes: string;
}

/** The kind of a figure; for one that contains a price, with the kind of the price. */
export function kindWithPrice(field: string, kind: string, { statedBy, includes }: PriceKind): string {
  const parts = field === 'price_usd' ? [statedBy, includes] : [kind, statedBy, includes];
  return PRICES.has(field) ? parts.filter(Boolean).join(', ') : kind;
}

/**
 * True if two kinds are the same. A mass without stated parts matches any, because hardly any source states
 * them.
 */
export const haveSameKind = (field: string, kind: string, other: string): boolean =>
  kind === other || (field === 'weight_g' && (kind === '' || other === ''));
