import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { AS_STATED } from '../../catalog/torque-speed/law.ts';
import { curvesOf } from '../../catalog/torque-speed/stated-curves.ts';
import type { Point } from '../../query/list/pareto-front.ts';
import { openCertain } from '../../query/table/certain-peak-torque.ts';
import { driveFiguresIn } from '../client-catalog/actuator-curves.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import { numberIn, type ListedActuator } from '../client-catalog/load-catalog.ts';

/** The figures on the two axes of a plot. */
interface Axes {
  readonly x: Pick<ClientField, 'name'>;
  readonly y: Pick<ClientField, 'name'>;
}

/**
 * Points for the Pareto front, each with the drawn point as its subject. As on the frontier of a list, only
 * the part of a peak torque that is certain at rest counts, also in derived figures. Points without a certain
 * part are left out, such as a momentary torque or a model's limit.
 */
export function certainPoints(
  points: readonly Point<ListedActuator>[],
  { x, y }: Axes,
): Point<Point<ListedActuator>>[] {
  return points.flatMap((point) => {
    const across = point.x * factorOf(x.name, point.subject);
    const up = point.y * factorOf(y.name, point.subject);
    const isCertain = [across, up].every((value) => Number.isFinite(value) && value > 0);
    return isCertain ? [{ x: across, y: up, subject: point }] : [];
  });
}

/** The factor from an actuator's published figure to its certain part, by the law of lists and match. */
function factorOf(field: string, actuator: ListedActuator): number {
  const figureOf = (name: string): number => numberIn(actuator, name) ?? NaN;
  const table = {
    column: (name: string) => Float64Array.of(figureOf(name)),
    curves: () => curvesOfActuator(actuator),
  };
  const certainAt = openCertain(table, field);
  return certainAt === null ? 1 : certainAt(0, AS_STATED) / figureOf(field);
}

/** Kept, for a page draws often. */
const curvesOfActuator = memoizeByObject((actuator: ListedActuator) => curvesOf([driveFiguresIn(actuator)]));
