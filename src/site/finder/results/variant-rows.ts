import type { ListedActuator } from '../../client-catalog/load-catalog.ts';
import { counted } from '../../format.ts';

/** Variants of one model that match, under the first of them. */
export interface Family {
  /** The first variant. */
  readonly head: ListedActuator;
  /** The other variants. */
  readonly variants: readonly ListedActuator[];
}

/**
 * The matches by model, in the chosen order. The variants of a model fold under its first in that order, so
 * the visible lines stay sorted.
 */
export const familiesOf = (matches: readonly ListedActuator[]): Family[] =>
  [...Map.groupBy(matches, ({ family }) => family).values()].flatMap(([head, ...variants]) =>
    head === undefined ? [] : [{ head, variants }],
  );

/** Every match on a line of its own, without folding variants. */
export const eachAlone = (matches: readonly ListedActuator[]): Family[] =>
  matches.map((head) => ({ head, variants: [] }));

/** A row of the table, or a card. */
export interface Row {
  readonly actuator: ListedActuator;
  /** The number of variants folded under it. */
  readonly variants: number;
  /** True if these variants are unfolded. */
  readonly isOpen: boolean;
  /** True if it is an unfolded variant of another row. */
  readonly isVariant: boolean;
}

/** Models, the first `rows` of which are drawn, and the open ones among them. */
interface FamilyFold {
  readonly families: readonly Family[];
  readonly rows: number;
  readonly openFamilies: ReadonlySet<string>;
}

/** The rows of the first models, with the variants of those that are open. */
export const rowsOf = ({ families, rows, openFamilies }: FamilyFold): Row[] =>
  families.slice(0, rows).flatMap(({ head, variants }) => {
    const isOpen = openFamilies.has(head.family);
    const unfolded = variants.map((actuator) => ({ actuator, variants: 0, isOpen: false, isVariant: true }));
    return [
      { actuator: head, variants: variants.length, isOpen, isVariant: false },
      ...(isOpen ? unfolded : []),
    ];
  });

/** `54 actuators (variants of 38 models)`; without the models when no actuator is a variant. */
export const countText = (actuators: number, families: number): string =>
  counted(actuators, 'actuator') +
  (families < actuators ? ` (variants of ${counted(families, 'model')})` : '');
