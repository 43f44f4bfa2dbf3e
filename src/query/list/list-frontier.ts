import { haveSameKind, kindWithPrice, PRICES } from '../../catalog/evidence/figure-kind.ts';
import { PRICE_STATED_BY } from '../../catalog/fields/evidence/source.ts';
import { AS_STATED } from '../../catalog/torque-speed/law.ts';
import type { Index } from '../collection/open-index.ts';
import type { FrontierAxes } from '../parameters/parameters.ts';
import { openCertain } from '../table/certain-peak-torque.ts';
import { maskOf, rowsIn, type Mask } from '../table/mask.ts';
import { frontierOf, type Point } from './pareto-front.ts';

/**
 * The Pareto-optimal records: no other with figures of the same kinds is at least as good in both figures and
 * better in one. Records that lack a figure are left out. Only the certain part of a torque counts. Prices
 * are of the same kind if the same kind of source states them for the same parts.
 */
export function bestOf(index: Index, matches: Mask, { x, y }: FrontierAxes): Mask {
  const horizontal = certainIn(index, x.figure);
  const vertical = certainIn(index, y.figure);
  const kindOfX = kindsIn(index, x.figure);
  const kindOfY = kindsIn(index, y.figure);
  const points: Point<number>[] = [];
  for (const row of rowsIn(matches)) {
    const across = horizontal(row);
    const up = vertical(row);
    if (Number.isNaN(across) || Number.isNaN(up)) continue;
    points.push({ x: across, y: up, subject: row, kinds: [kindOfX(row), kindOfY(row)] });
  }
  const best = frontierOf(
    points,
    { x: x.better, y: y.better },
    {
      x: (kind, other) => haveSameKind(x.figure, kind, other),
      y: (kind, other) => haveSameKind(y.figure, kind, other),
    },
  );
  return maskOf(
    best.map(({ subject }) => subject),
    index.count,
  );
}

/** The kind of a figure by row, as `FigureBasis` has it. */
function kindsIn(index: Index, field: string): (row: number) => string {
  const kinds = index.kinds(field);
  const kindOf = (row: number): string => kinds?.[row] ?? '';
  if (!PRICES.has(field)) return kindOf;
  const parts = index.kinds('price_usd');
  const parties = PRICE_STATED_BY.map((party) => ({ party, rows: index.having('price_stated_by', party) }));
  return (row) =>
    kindWithPrice(field, kindOf(row), {
      statedBy: parties.find(({ rows }) => rows[row] === 1)?.party ?? '',
      includes: parts?.[row] ?? '',
    });
}

/**
 * The figure of a row as far as it is certain: of a peak torque the part that is proved at rest, and a ratio
 * with that torque instead of the published one. NaN where it is unknown, or nothing of it is certain.
 */
function certainIn(index: Index, field: string): (row: number) => number {
  const published = index.column(field);
  const certainAt = openCertain(index, field);
  if (certainAt === null) return (row) => published[row] ?? NaN;
  return (row) => {
    if (Number.isNaN(published[row] ?? NaN)) return NaN;
    const certain = certainAt(row, AS_STATED);
    return certain > 0 ? certain : NaN;
  };
}
