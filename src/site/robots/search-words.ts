import type { RobotPage } from '../build-site.ts';

/**
 * The words by which the list of robots finds each, by id: its names and the motors in its joints, each on a
 * line, then its summary.
 */
export type RobotWords = Readonly<Record<string, string>>;

/** The file of the words, which the list of robots loads with its first question. */
export const robotWords = (pages: readonly Pick<RobotPage, 'robot' | 'otherNames'>[]): RobotWords =>
  Object.fromEntries(
    pages.map(({ robot, otherNames }) => [
      robot.id,
      [`${robot.brand} ${robot.name}`, ...otherNames, ...motorNames(robot), robot.summary].join('\n'),
    ]),
  );

/** The motors of a robot, each once; one of the catalog by its id. */
const motorNames = ({ joints }: RobotPage['robot']): string[] => [
  ...new Set(joints.map(({ motor }) => motor.actuator_id ?? `${motor.brand} ${motor.name}`)),
];
