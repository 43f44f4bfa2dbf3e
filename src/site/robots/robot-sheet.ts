import type { RobotEntry } from '../../catalog/catalog.ts';
import { robotClaims, type Claim } from '../../catalog/claims.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { namesWith } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import type { Robot, RobotDetail } from '../../catalog/robot.ts';
import { motorMeaningOf, robotMeaningOf } from '../figures.ts';
import { figureText, shownNumber } from '../format.ts';
import { conditionTags } from '../record/evidence.ts';

/** A figure of a robot with what its sources say. */
export interface StatedFigure {
  readonly title: string;
  readonly text: string;
  readonly claims: readonly Claim[];
  /** What kind of figure it is and when it holds. */
  readonly tags: readonly string[];
}

/** The motors' figures in the joint table. */
export const MOTOR_COLUMNS = namesWith(MOTOR_FIELDS, 'lead');

/** The robots' figures in lists and at the head of a page. */
export const ROBOT_FIGURES = namesWith(ROBOT_FIELDS, 'lead');

/** The figures at the head of a robot's page; a price range is written as one. */
export const robotKeyFigures = (robot: Robot): { title: string; unit: string | null; value: unknown }[] =>
  ROBOT_FIGURES.map((name) => {
    const { title, unit } = robotMeaningOf(name);
    const { price_usd: least, price_max_usd: most } = robot;
    const isRange = name === 'price_usd' && least !== null && most !== null;
    return { title, unit, value: isRange ? `${figureText(least, null)}–${figureText(most, null)}` : robot[name] };
  });

const FIGURES = [...ROBOT_FIGURES, 'price_max_usd'] as const;

/** Every figure of a robot that a source states, with the source's words: its own, then those of its joints' motors. */
export function robotStatements(robot: RobotDetail, entry: RobotEntry): StatedFigure[] {
  const { claims: all } = robotClaims(robot, entry);
  const own = FIGURES.map((name) => {
    const { title, unit } = robotMeaningOf(name);
    return { title, path: name, value: robot[name], unit };
  });
  const motors = robot.joints.flatMap(({ role, motor: joint }) =>
    motorMeanings.map(({ name, title, unit }) => ({
      title: `${role}: ${title.toLowerCase()}`,
      path: `joints/${role}/${name}`,
      value: joint[name],
      unit,
    })),
  );
  return [...own, ...motors].flatMap(({ title, path, value, unit }) => {
    const claims = all.filter(({ field }) => field === path);
    const tags = conditionTags(claims[0]?.conditions ?? null);
    return claims.length === 0 ? [] : [{ title: titleOf(title, claims), text: textOf(value, unit), claims, tags }];
  });
}

const motorMeanings = MOTOR_COLUMNS.map((name) => ({ ...motorMeaningOf(name), name }));

/** A figure with its unit; a speed of a joint in radians per second too, as model files state it. */
function textOf(value: unknown, unit: string | null): string {
  const text = figureText(value, unit);
  return unit === '/min' && typeof value === 'number' ? `${text} (${shownNumber(value / RPM_PER_RADIAN)} rad/s)` : text;
}

const RPM_PER_RADIAN = 30 / Math.PI;

/** What a model file limits is named as the limit that it is. */
function titleOf(title: string, [first]: readonly Claim[]): string {
  if (first?.conditions?.kind !== 'limit') return title;
  return title.replace(/rated speed$/, 'velocity limit').replace(/peak torque$/, 'effort limit');
}
