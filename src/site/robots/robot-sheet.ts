import { robotClaims } from '../../catalog/evidence/claims.ts';
import { motorPath } from '../../catalog/evidence/disputes.ts';
import type { Doubt } from '../../catalog/fields/evidence/doubt.ts';
import { namesWith } from '../../catalog/fields/field-lists.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import type { RobotEntry } from '../../catalog/files/yaml-schemas.ts';
import type { RobotDetail } from '../../catalog/records/record-schemas.ts';
import { figureText } from '../format.ts';
import { robotMeaningOf } from '../key-figures.ts';
import { objectionsTo } from '../record/evidence/remarks.ts';
import { shownFigure, type SheetLine, type ShownFigure } from '../record/sheet/sheet.ts';
import type { RobotPage } from '../site.ts';
import { jointTitle, type JointFigure, MOTOR_COLUMNS } from './joint-figures.ts';

/** The robots' figures in lists and at the head of a page. */
export const ROBOT_FIGURES = namesWith(ROBOT_FIELDS, 'lead');

/** The figures at the head of a robot's page; a price range is written as one. */
export function robotKeyFigures(robot: RobotDetail, entry: RobotEntry): ShownFigure[] {
  const evidence = robotClaims(robot, entry);
  const { price_usd: least, price_max_usd: most } = robot;
  const price =
    least === null || most === null ? least : `${figureText(least, null)}–${figureText(most, null)}`;
  return ROBOT_FIGURES.map((name) => {
    const value = name === 'price_usd' ? price : robot[name];
    const figure = shownFigure(name, { ...robotMeaningOf(name), field: name, value }, evidence);
    return name === 'dof' && entry.dof === undefined ? { ...figure, tags: ['joints counted'] } : figure;
  });
}

/** True if a claim is about a figure of a robot, or of a motor in its joints. */
export const isRobotFigure = (path: string): boolean =>
  FIGURES.has(path) || MOTOR_COLUMNS.some((name) => path.endsWith(`/${name}`));

const FIGURES: ReadonlySet<string> = new Set<string>([...ROBOT_FIGURES, 'price_max_usd']);

/**
 * A figure of a robot with its quotes, and the motor and joints that have it; none for a figure of the robot
 * itself.
 */
interface StatedFigure extends SheetLine {
  readonly motor: string | null;
  readonly joints: readonly string[];
}

/**
 * Every figure of a robot that a source states, with the source's words: its own, then those of the motors in
 * its joints. A quote about several joints is listed once.
 */
export function robotStatements({ robot, entry, jointFigures, doubts }: RobotPage): StatedFigure[] {
  const evidence = robotClaims(robot, entry);
  const own = [...ROBOT_FIGURES, 'price_max_usd' as const].map((name): StatedFigure => ({
    ...shownFigure(name, { ...robotMeaningOf(name), field: name, value: robot[name] }, evidence),
    motor: null,
    joints: [],
  }));
  const motors = jointFigures.flatMap((figures, index) =>
    figures
      .filter(({ isOwn }) => isOwn)
      .map((figure): StatedFigure => ({
        ...figure,
        title: jointTitle(figure.field, [figure]),
        motor: robot.joints[index]?.motor.name ?? null,
        joints: [robot.joints[index]?.role ?? ''],
      })),
  );
  const links = robot.joints.flatMap(({ role, motor: { name, actuator_id: value } }): StatedFigure[] => {
    const field = motorPath(role, 'actuator');
    if (!isDoubted(field, doubts)) return [];
    const shown = shownFigure(
      `${field}_id`,
      { field: 'actuator_id', title: 'Actuator of the catalog', unit: null, value },
      evidence,
    );
    return [{ ...shown, field, motor: name, joints: [role] }];
  });
  return [...[...own, ...toldOnce(motors, doubts)].filter(({ claims }) => claims.length > 0), ...links];
}

/** The figures of each joint group's motor, with a tag at those that are doubtful. */
export const figuresWithDoubts = ({ robot, jointFigures: all, doubts }: RobotPage): JointFigure[][] =>
  all.map((figures, index) =>
    figures.map((figure) => {
      const path = motorPath(robot.joints[index]?.role ?? '', figure.field);
      return isDoubted(path, doubts) ? { ...figure, tags: [...figure.tags, 'doubtful'] } : figure;
    }),
  );

/** True if a figure, by its path, is doubtful. */
const isDoubted = (path: string, doubts: readonly Doubt[]): boolean =>
  doubts.some(({ field }) => field === path);

function toldOnce(figures: readonly StatedFigure[], doubts: readonly Doubt[]): StatedFigure[] {
  const alike = Map.groupBy(figures, ({ motor, title, text, tags, claims }) =>
    JSON.stringify([
      ...[motor, title, text, tags, claims.map(({ words, source }) => [words, source])],
      objectionsTo({ claims }, doubts),
    ]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, joints: [first, ...others].flatMap(({ joints }) => joints) },
  );
}
