import type { RobotPage } from '../build-site.ts';
import { ROBOT_FIGURES } from './robot-sheet.ts';

/** Robots by how many of their figures are known, most first; of equals by name. */
export const mostCompleteFirst = (pages: readonly RobotPage[]): RobotPage[] =>
  pages.toSorted(
    (one, other) => knownIn(other) - knownIn(one) || one.robot.name.localeCompare(other.robot.name, 'en'),
  );

function knownIn({ robot, motors }: RobotPage): number {
  const known = ROBOT_FIGURES.filter((field) => robot[field] !== null).length;
  return known + (motors.price_usd.sum === null ? 0 : 1);
}
