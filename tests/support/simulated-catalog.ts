import { actuatorFigures } from '../../src/catalog/records/build-figures.ts';
import { simulatedActuator, simulatedRobot } from '../../src/catalog/simulation/simulated-records.ts';
import { throughStage, type SimulatedJoints } from '../../src/catalog/simulation/snippets.ts';
import { realService } from './real-service.ts';

const { dataset } = realService;

/** A record of the project's catalog as simulators have it. */
export interface SimulatedRecord {
  readonly id: string;
  readonly joints: readonly SimulatedJoints[];
}

export const simulatedActuators = dataset.actuators.map((actuator): SimulatedRecord => ({
  id: actuator.id,
  joints: simulatedActuator(actuator, actuatorFigures(dataset, actuator.id)).joints,
}));
export const simulatedRobots = dataset.robots.map((robot): SimulatedRecord => ({
  id: robot.id,
  joints: simulatedRobot(dataset, robot).joints,
}));
export const simulatedRecords = [...simulatedActuators, ...simulatedRobots];

/** The ratios of an external stage that the tests try: none, and one. */
export const RATIOS = [1, 2.5];

/** The joints of the records, with their limits behind an external stage, in order. */
export const jointsOf = (records: readonly SimulatedRecord[], ratio: number) =>
  records.flatMap(({ id, joints: groups }) =>
    groups.flatMap(({ joints, limits }) =>
      joints.map((name) => ({ name: `${id}:${name}`, ...throughStage(limits, ratio) })),
    ),
  );
