import type { RobotPage } from '../site.ts';

/** The motors in the joints of robots, by the robot's id: each once, one of the catalog by its id. */
export type RobotMotors = Readonly<Record<string, readonly string[]>>;

/** The file of the motors, which the list of robots loads with its first question. */
export const robotMotors = (pages: readonly Pick<RobotPage, 'robot'>[]): RobotMotors =>
  Object.fromEntries(pages.map(({ robot }) => [robot.id, motorNames(robot)]));

const motorNames = ({ joints }: RobotPage['robot']): string[] => [
  ...new Set(joints.map(({ motor }) => motor.actuator_id ?? `${motor.brand} ${motor.name}`)),
];

/** The words of a robot, its summary last, with the motors in its joints before that. */
export const withMotors = (words: string, motors: readonly string[]): string => {
  const lines = words.split('\n');
  return [...lines.slice(0, -1), ...motors, ...lines.slice(-1)].join('\n');
};
