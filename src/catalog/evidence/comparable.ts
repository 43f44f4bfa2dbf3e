import type { Condition } from '../fields/evidence/condition.ts';
import type { SupplyRange } from '../fields/supply-range.ts';
import { numberText } from '../lib/number-text.ts';
import { FIELDS_WITH_KINDS, KIND_NOT_STATED, kindWords } from './condition-tags.ts';
import { haveSameKind, kindFieldOf, kindOf, kindWithPrice, PRICES } from './figure-kind.ts';

/*
 * The law of comparison (docs/interface.md, "Evidence"): two figures are compared only if they have the same
 * kind and the same voltage, two prices only if the same kind of source states both and they include the same
 * parts. An unstated condition never equals a stated one.
 */

/** Properties of a record that decide whether its figures can be compared with those of another. */
export interface ComparableRecord {
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  /** Null without a price. */
  readonly price_stated_by: string | null;
  readonly supply: SupplyRange | null;
}

/** The conditions that two figures must share to be compared. */
export interface FigureBasis {
  /** Empty if no source states one. For a price, the kind of source and the included parts. */
  readonly kind: string;
  /** The kind in words. */
  readonly words: string;
  /**
   * The voltage at which the figure holds; a single supply voltage counts as stated. Null if neither is
   * stated.
   */
  readonly volts: number | null;
  /** True if the figure depends on the supply, or a source states its voltage. */
  readonly needsVolts: boolean;
}

/** The basis on which a figure of a record is compared. */
export function basisOf(field: string, record: ComparableRecord): FigureBasis {
  const kindField = kindFieldOf(field);
  const stated = record.conditions[kindField];
  return {
    kind: kindIn(field, record),
    words: [kindWords(stated), ...(PRICES.has(field) ? priceWords(field, record) : [])]
      .filter(Boolean)
      .join(', '),
    volts: stated?.voltage_v ?? singleVoltage(record.supply),
    needsVolts: stated?.voltage_v !== undefined || dependsOnSupply(kindField, stated),
  };
}

/** The only voltage of a supply; null for a range, or if none is stated. */
const singleVoltage = (supply: SupplyRange | null): number | null =>
  supply !== null && supply.least === supply.most ? supply.least : null;

/** The kind of a figure as `FigureBasis` has it. */
const kindIn = (field: string, { conditions, price_stated_by }: ComparableRecord): string =>
  kindWithPrice(field, kindOf(conditions[kindFieldOf(field)]), {
    statedBy: price_stated_by ?? '',
    includes: kindOf(conditions.price_usd),
  });

/** The sources of a price, in words. */
export const PRICED_BY: Readonly<Record<string, string>> = {
  maker: 'stated by the maker',
  shop: 'stated by a shop',
  'parts list': 'from a published parts list',
  paper: 'from a paper',
};

/** The kind of source of a price in words, and for a ratio with a price also the included parts. */
const priceWords = (field: string, { price_stated_by, conditions }: ComparableRecord): string[] => [
  field === 'price_usd' ? '' : kindWords(conditions.price_usd),
  price_stated_by === null ? '' : (PRICED_BY[price_stated_by] ?? price_stated_by),
];

const SPEEDS: ReadonlySet<string> = new Set(['max_speed_rpm', 'rated_speed_rpm']);

/** True if a figure depends on the supply: any speed, a stall torque, and a torque that may be one. */
const dependsOnSupply = (field: string, { kind }: Condition = {}): boolean =>
  SPEEDS.has(field) || (field === 'peak_torque_nm' && (kind === 'stall' || kind === undefined));

/** True if two figures of a field can be compared. */
export const areComparable = (field: string, one: FigureBasis, other: FigureBasis): boolean =>
  haveSameKind(field, one.kind, other.kind) && areAtOneVoltage(one, other);

const areAtOneVoltage = (one: FigureBasis, other: FigureBasis): boolean =>
  !(one.needsVolts || other.needsVolts) || (one.volts !== null && one.volts === other.volts);

/** True if the figures of some records can be ranked: each can be compared with every other. */
export const areAlike = (field: string, records: readonly ComparableRecord[]): boolean =>
  everyPair(
    records.map((record) => basisOf(field, record)),
    (one, other) => areComparable(field, one, other),
  );

/** True if the figures of some records have the same kind, regardless of voltage. */
export const areOfLikeKind = (field: string, records: readonly ComparableRecord[]): boolean =>
  everyPair(
    records.map((record) => kindIn(field, record)),
    (one, other) => haveSameKind(field, one, other),
  );

const everyPair = <Item>(items: readonly Item[], areLike: (one: Item, other: Item) => boolean): boolean =>
  items.every((one, index) => items.slice(index + 1).every((other) => areLike(one, other)));

/**
 * The bases of two figures that cannot be compared, in words: their kinds, with the voltage of each that
 * depends on it. If the kinds are equal, only the voltages differ.
 */
export function basisTexts(
  field: string,
  one: FigureBasis,
  other: FigureBasis,
): readonly [one: string, other: string] {
  const isOneKind = haveSameKind(field, one.kind, other.kind);
  const textOf = ({ words, volts, needsVolts }: FigureBasis): string => {
    const name = words === '' && FIELDS_WITH_KINDS.has(kindFieldOf(field)) ? KIND_NOT_STATED : words;
    const unstated = isOneKind ? 'at a voltage that is not stated' : '';
    const at = volts === null ? unstated : `at ${numberText(volts)} V`;
    return [name, isOneKind || needsVolts ? at : ''].filter(Boolean).join(' ') || 'not stated';
  };
  return [textOf(one), textOf(other)];
}
