import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import type { Origin } from '../fields/field.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { fieldsOf, valuesOf } from '../fields/select-fields.ts';
import type { ActuatorEntry, Catalog, MotorFile, RobotEntry } from '../files/yaml-schemas.ts';
import {
  actuator,
  motor,
  robot,
  type Actuator,
  type Joint,
  type Motor,
  type RobotDetail,
} from './record-schemas.ts';

const OF_ACTUATOR = fieldsOf(ACTUATOR_FIELDS, { in: 'record' });
const OF_ROBOT = fieldsOf(ROBOT_FIELDS, { in: 'record' });

/** The parts of the catalog that the record of an entry depends on besides the entry. */
interface Surroundings {
  readonly brands: Catalog['brands'];
  /** Base of all addresses, such as `https://example.org` (no trailing slash). */
  readonly baseUrl: string;
}

/**
 * The record of an entry of the catalog, with its derived fields, in the order of docs/interface.md,
 * "Records".
 */
export function buildActuator(entry: ActuatorEntry, surroundings: Surroundings): Actuator {
  const origin = originOf(entry, surroundings, 'actuators');
  return actuator.parse(valuesOf(OF_ACTUATOR, { ...entry, ...entry.specs }, origin));
}

/** The record of a robot entry, with its motors in the same order. */
export function buildRobot(
  entry: RobotEntry,
  { actuators, ...surroundings }: Surroundings & { readonly actuators: ReadonlyMap<string, Actuator> },
): RobotDetail {
  const joints = entry.joints.map(({ role, count, motor: file }): Joint => ({
    role,
    count,
    motor: buildMotor(file, actuators),
  }));
  const jointCount = joints.reduce((sum, { count }) => sum + count, 0);
  const origin = { ...originOf(entry, surroundings, 'robots'), jointCount };
  return { ...robot.parse(valuesOf(OF_ROBOT, entry, origin)), joints };
}

/** An entry with the inputs of its derived fields; a robot has no category. */
type EntryOrigin = Pick<ActuatorEntry, 'id' | 'brand' | 'sources'> & Partial<Pick<ActuatorEntry, 'category'>>;

const originOf = (
  { id, brand, sources, category }: EntryOrigin,
  { brands, baseUrl }: Surroundings,
  records: 'actuators' | 'robots',
): Origin => ({
  id,
  category,
  maker: brands[brand] ?? { name: brand },
  sources,
  addresses: { page: `${baseUrl}/${records}/${id}`, api: `${baseUrl}/api/v1/${records}/${id}` },
});

/** The motor of a joint: its own figures when it has a name, else those of the actuator that it refers to. */
function buildMotor(file: MotorFile, actuators: ReadonlyMap<string, Actuator>): Motor {
  const listed = file.actuator === undefined ? undefined : actuators.get(file.actuator);
  const hasOwnFigures = file.id !== undefined && file.name !== undefined && file.brand !== undefined;
  if (!hasOwnFigures && listed === undefined) {
    throw new Error(`No actuator ${file.actuator}: run \`npm run check:catalog\`.`);
  }
  const figures = hasOwnFigures ? file : { ...listed, rated_speed_rpm: file.rated_speed_rpm };
  return motor.parse(valuesOf(MOTOR_FIELDS, figures, { actuator: listed ?? null }));
}
