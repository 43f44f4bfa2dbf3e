import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import type { Index } from '../collection/record-index.ts';
import { maskOf, rowsIn, type Mask } from '../table/mask.ts';
import type { Direction } from '../table/order.ts';
import { frontierOf } from './frontier.ts';

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/** The direction in which the better end of a figure comes first. */
export const bestFirst = (field: string): Direction => (endOf(field) === 'less' ? 'asc' : 'desc');

/**
 * Of some records, those that no other whose figures are of the same kinds equals or beats on both and beats
 * on one; what lacks either is left out.
 */
export function bestOf(index: Index, matches: Mask, [x = '', y = '']: readonly string[]): Mask {
  const [horizontal, vertical] = [index.column(x), index.column(y)];
  const [kindsOfX, kindsOfY] = [index.kinds(x), index.kinds(y)];
  const points = rowsIn(matches).flatMap((row) => {
    const [across, up] = [horizontal[row] ?? NaN, vertical[row] ?? NaN];
    if (Number.isNaN(across + up)) return [];
    return {
      x: across,
      y: up,
      subject: row,
      kinds: [kindsOfX[row] ?? '', kindsOfY[row] ?? ''] as const,
    };
  });
  const best = frontierOf(points, { x: endOf(x), y: endOf(y) });
  return maskOf(
    best.map(({ subject }) => subject),
    index.count,
  );
}

/** The better end of a figure; the greater one where that depends on the purpose. */
const endOf = (field: string): 'more' | 'less' => ROWS[field]?.better ?? 'more';
