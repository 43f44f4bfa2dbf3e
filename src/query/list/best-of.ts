import { areOfOneKind } from '../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { ratioOf } from '../../catalog/fields/read.ts';
import { AS_STATED, leastAt } from '../../catalog/torque-speed/law.ts';
import { maskOf, rowsIn, type Mask } from '../table/mask.ts';
import type { Direction } from '../table/order.ts';
import type { Index } from '../table/record-index.ts';
import { frontierOf } from './frontier.ts';

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/** The direction in which the better end of a figure comes first. */
export const bestFirst = (field: string): Direction => (endOf(field) === 'less' ? 'asc' : 'desc');

/**
 * Of some records, those that no other whose figures are of the same kinds equals or beats on both and beats
 * on one; a record that lacks either is left out. Torques count as far as they are certain.
 */
export function bestOf(index: Index, matches: Mask, [x = '', y = '']: readonly string[]): Mask {
  const [horizontal, vertical] = [certainIn(index, x), certainIn(index, y)];
  const [kindsOfX, kindsOfY] = [index.kinds(x), index.kinds(y)];
  const points = rowsIn(matches).flatMap((row) => {
    const [across, up] = [horizontal(row), vertical(row)];
    if (Number.isNaN(across + up)) return [];
    return {
      x: across,
      y: up,
      subject: row,
      kinds: [kindsOfX?.[row] ?? '', kindsOfY?.[row] ?? ''] as const,
    };
  });
  const best = frontierOf(
    points,
    { x: endOf(x), y: endOf(y) },
    {
      x: (kind, other) => areOfOneKind(x, kind, other),
      y: (kind, other) => areOfOneKind(y, kind, other),
    },
  );
  return maskOf(
    best.map(({ subject }) => subject),
    index.count,
  );
}

/** The better end of a figure; the greater one where that depends on the purpose. */
const endOf = (field: string): 'more' | 'less' => ROWS[field]?.better ?? 'more';

/**
 * The figure of a row as far as it is certain: of a peak torque the part that is proved at rest, and a ratio
 * with that torque instead of the published one. NaN where it is unknown, or nothing of it is certain.
 */
function certainIn(index: Index, field: string): (row: number) => number {
  const published = index.column(field);
  const { ratio } = ROWS[field] ?? {};
  const certain = (row: number): number => {
    const torque = leastAt(index.curves().intermittent, row, { ...AS_STATED, speed: 0 });
    return torque > 0 ? torque : NaN;
  };
  const isKnown = (row: number): boolean => !Number.isNaN(published[row] ?? NaN);
  if (field === PEAK) return (row) => (isKnown(row) ? certain(row) : NaN);
  if (ratio?.over !== PEAK && ratio?.under !== PEAK) return (row) => published[row] ?? NaN;
  const other = index.column(ratio.over === PEAK ? ratio.under : ratio.over);
  const operandAt = (name: string, row: number): number =>
    name === PEAK ? certain(row) : (other[row] ?? NaN);
  return (row) =>
    isKnown(row)
      ? (ratioOf(ratio, {
          [ratio.over]: operandAt(ratio.over, row),
          [ratio.under]: operandAt(ratio.under, row),
        }) ?? NaN)
      : NaN;
}

const PEAK = 'peak_torque_nm';
