import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { namesWith } from '../../catalog/fields/select-fields.ts';
import type { Figure } from '../../catalog/records/figure.ts';
import type { RobotPage } from '../build-site.ts';
import { figureText } from '../format.ts';
import { robotMeaningOf } from '../key-figures.ts';
import { objectionsTo } from '../record/evidence/remarks.ts';
import { shownFigure, type SheetLine, type ShownFigure } from '../record/sheet/sheet.ts';
import { jointTitle, type JointFigure, MOTOR_COLUMNS } from './joint-figures.ts';

/** The robots' figures in lists and at the head of a page. */
export const ROBOT_FIGURES = namesWith(ROBOT_FIELDS, 'lead');

/** The figures at the head of a robot's page; a price range is written as one. */
export function robotKeyFigures({
  robot,
  entry,
  figures,
}: Pick<RobotPage, 'robot' | 'entry' | 'figures'>): ShownFigure[] {
  const { price_usd: least, price_max_usd: most } = robot;
  const price =
    least === null || most === null ? least : `${figureText(least, null)}–${figureText(most, null)}`;
  return ROBOT_FIGURES.map((name) => {
    const value = name === 'price_usd' ? price : robot[name];
    const figure = shownFigure(figures.of(name), { ...robotMeaningOf(name), value });
    return name === 'dof' && entry.dof === undefined ? { ...figure, tags: ['joints counted'] } : figure;
  });
}

/** The figures that a robot's file states, of the robot and of the motors in its joints. */
export const statedFigures = ({ figures, joints }: Pick<RobotPage, 'figures' | 'joints'>): Figure[] => [
  ...FIGURES.map(figures.of),
  ...joints.flatMap(({ own }) => MOTOR_COLUMNS.map(own.of)),
];

const FIGURES = [...ROBOT_FIGURES, 'price_max_usd' as const];

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
export function robotStatements({
  robot,
  figures: ofRobot,
  joints,
  jointFigures,
}: RobotPage): StatedFigure[] {
  const own = FIGURES.map((name): StatedFigure => ({
    ...shownFigure(ofRobot.of(name), { ...robotMeaningOf(name), value: robot[name] }),
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
  const links = joints.flatMap(({ joint: { role, motor }, figures }): StatedFigure[] => {
    const link = figures.of('actuator_id');
    if (link.doubts.length === 0) return [];
    const shown = shownFigure(link, { title: 'Actuator of the catalog', unit: null, value: link.value });
    return [{ ...shown, motor: motor.name, joints: [role] }];
  });
  return [...[...own, ...withoutRepeats(motors)].filter(({ claims }) => claims.length > 0), ...links];
}

/** The figures of a joint group's motor, with a tag at those that are doubtful. */
export const withDoubts = (figures: readonly JointFigure[]): JointFigure[] =>
  figures.map((figure) =>
    figure.doubts.length === 0 ? figure : { ...figure, tags: [...figure.tags, 'doubtful'] },
  );

function withoutRepeats(figures: readonly StatedFigure[]): StatedFigure[] {
  const alike = Map.groupBy(figures, (figure) => {
    const { motor, title, text, tags, claims } = figure;
    const words = claims.map((claim) => [claim.words, claim.source]);
    return JSON.stringify([motor, title, text, tags, words, objectionsTo(figure)]);
  });
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, joints: [first, ...others].flatMap(({ joints }) => joints) },
  );
}
