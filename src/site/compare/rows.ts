import type { Actuator } from '../../catalog/actuator.ts';
import { ACTUATOR_FIELDS, betterEndOf } from '../../catalog/fields/actuator.ts';
import { sheetParts } from '../../catalog/fields/read.ts';
import { compareValues } from '../../query/compare.ts';
import { isNumeric, meaningOf, type FigureName } from '../figures.ts';
import { unitText, valueText } from '../format.ts';

/** One figure of several actuators side by side. */
export interface CompareRow {
  readonly figure: FigureName;
  readonly title: string;
  readonly unit: string;
  readonly cells: readonly CompareCell[];
  /** Whether two that publish it differ in it; what one of them does not publish is unknown, no difference. */
  readonly differs: boolean;
}

/** One actuator's figure in a comparison. */
export interface CompareCell {
  /** Null when it is not published. */
  readonly text: string | null;
  /** Part of the greatest value of the row, 0 to 1; null where a bar says nothing. */
  readonly share: number | null;
  readonly isBest: boolean;
}

/** A part of the comparison. */
export interface ComparePart {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** Actuators side by side, figure by figure, in the parts of the data sheet. */
export const compareParts = (actuators: readonly Actuator[]): ComparePart[] =>
  sheetParts(ACTUATOR_FIELDS).map(({ title, names }) => ({
    title,
    rows: names.map((figure) => rowOf(figure, actuators)),
  }));

/** The parts with only the rows in which the actuators differ; parts without any are left out. */
export const onlyDifferences = (parts: readonly ComparePart[]): ComparePart[] =>
  parts
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function rowOf(figure: FigureName, actuators: readonly Actuator[]): CompareRow {
  const { title, unit } = meaningOf(figure);
  const values = actuators.map((actuator) => actuator[figure]);
  const { relation, best } = compareValues(values, betterEndOf(figure));
  const greatest = Math.max(0, ...values.map((value) => (typeof value === 'number' ? value : 0)));
  return {
    figure,
    title,
    unit: unitText(unit),
    cells: values.map((value, place) => ({
      text: valueText(value, unit),
      share: typeof value === 'number' && isNumeric(figure) && greatest > 0 ? value / greatest : null,
      isBest: best.includes(place),
    })),
    differs: relation === 'differs',
  };
}

/** What the comparison's page shows when its address names nothing. */
export const EXAMPLE_IDS = [
  'cubemars-ak80-9-v3-0-kv100',
  'unitree-go-m8010-6',
  'mjbots-qdd100-beta-3',
  'damiao-dm-j8009p-2ec',
] as const;

/** The ids that an address names: at most 20, each once. */
export const idsOf = (parameters: URLSearchParams): string[] =>
  [
    ...new Set(
      (parameters.get('ids') ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, 20);
