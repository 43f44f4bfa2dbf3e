import type { ActuatorEntry, Catalog, MotorFile, RobotEntry } from './catalog.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { MOTOR_FIELDS } from './fields/motor.ts';
import { fieldsOf, valuesOf } from './fields/read.ts';
import { ROBOT_FIELDS } from './fields/robot.ts';
import { actuator, motor, robot, type Actuator, type Joint, type Motor, type RobotDetail } from './records.ts';

/** Where the things of the catalog live below a base URL such as `https://example.org` (no trailing slash). */
export interface Addresses {
  actuatorPage(id: string): string;
  actuatorApi(id: string): string;
  robotPage(id: string): string;
  robotApi(id: string): string;
}

/** The addresses of records below `baseUrl`. */
export const addressesBelow = (baseUrl: string): Addresses => ({
  actuatorPage: (id) => `${baseUrl}/actuators/${id}`,
  actuatorApi: (id) => `${baseUrl}/api/v1/actuators/${id}`,
  robotPage: (id) => `${baseUrl}/robots/${id}`,
  robotApi: (id) => `${baseUrl}/api/v1/robots/${id}`,
});

const OF_ACTUATOR = fieldsOf(ACTUATOR_FIELDS, { in: 'record' });
const OF_ROBOT = fieldsOf(ROBOT_FIELDS, { in: 'record' });

/** The actuator that an entry of the catalog answers as, with its derived fields, in the key order of SPEC 2.1. */
export function buildActuator(entry: ActuatorEntry, brands: Catalog['brands'], addresses: Addresses): Actuator {
  const { id, sources } = entry;
  const origin = {
    id,
    maker: brands[entry.brand] ?? { name: entry.brand },
    sources,
    addresses: { page: addresses.actuatorPage(id), api: addresses.actuatorApi(id) },
  };
  return actuator.parse(valuesOf(OF_ACTUATOR, { ...entry, ...entry.specs }, origin));
}

/** What a robot's entry refers to. */
export interface Surroundings {
  readonly brands: Catalog['brands'];
  readonly addresses: Addresses;
  readonly actuators: ReadonlyMap<string, Actuator>;
}

/** The robot that an entry of the catalog answers as, in the key order of SPEC 2.4 and 2.5. */
export function buildRobot(entry: RobotEntry, surroundings: Surroundings): RobotDetail {
  const { brands, addresses } = surroundings;
  const { id, sources } = entry;
  const joints = entry.joints.map(({ role, count, motor: file }): Joint => ({
    role,
    count,
    motor: buildMotor(file, surroundings),
  }));
  const origin = {
    id,
    maker: brands[entry.brand] ?? { name: entry.brand },
    sources,
    addresses: { page: addresses.robotPage(id), api: addresses.robotApi(id) },
    jointCount: joints.reduce((sum, { count }) => sum + count, 0),
  };
  return { ...robot.parse(valuesOf(OF_ROBOT, entry, origin)), joints };
}

/** The motor of a joint: its own figures when it has a name, else those of the actuator that it refers to. */
function buildMotor(file: MotorFile, { actuators, addresses }: Surroundings): Motor {
  const listed = file.actuator === undefined ? undefined : actuators.get(file.actuator);
  const hasOwnFigures = file.id !== undefined && file.name !== undefined && file.brand !== undefined;
  if (!hasOwnFigures && listed === undefined) {
    throw new Error(`No actuator ${file.actuator}: run \`npm run check:catalog\`.`);
  }
  const figures = hasOwnFigures ? file : { ...listed, rated_speed_rpm: file.rated_speed_rpm };
  const actuator = listed === undefined ? null : { id: listed.id, api: addresses.actuatorApi(listed.id) };
  return motor.parse(valuesOf(MOTOR_FIELDS, figures, { actuator }));
}
