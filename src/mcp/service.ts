import { operationById, type OperationId } from '../api/operations.ts';
import type { RunningService } from '../api/service.ts';
import { fillTemplate } from '../api/template.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import type { Fields } from '../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../catalog/fields/motor.ts';
import { namesOf } from '../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import { sizeOf } from '../query/bitset.ts';
import type { Index } from '../query/record-index.ts';

/** What MCP answers from: the service, the documents of the build, and what it says beyond both. */
export interface McpService extends RunningService {
  /** The text of the document at a public path, such as the guide or a record; null where there is none. */
  readonly documentAt: (path: string) => string | null;
  /** How well the fields of the records are known; counted when it is first asked for. */
  readonly coverage: (kind: RecordKind) => Coverage;
}

/** What MCP says that the service does not hold. */
export type McpExtras = Pick<McpService, 'documentAt'>;

/** The kinds of record that have fields, and of all that can be asked of them. */
export const RECORD_KINDS = {
  actuator: ACTUATOR_FIELDS,
  robot: ROBOT_FIELDS,
  motor: MOTOR_FIELDS,
} as const;

export type RecordKind = keyof typeof RECORD_KINDS;

/** How many records there are, and of how many a field is known. */
export interface Coverage {
  readonly records: number;
  readonly known: Readonly<Record<string, number>>;
}

/** Makes a service ready for MCP. */
export function buildMcpService<Of extends RunningService>(service: Of, extras: McpExtras): Of & McpService {
  const counted = new Map<RecordKind, Coverage>();
  const coverage = (kind: RecordKind): Coverage => {
    const found = counted.get(kind) ?? countKnown(service, kind);
    counted.set(kind, found);
    return found;
  };
  return { ...service, ...extras, coverage };
}

function countKnown({ actuators, robots, jointGroups }: RunningService, kind: RecordKind): Coverage {
  if (kind === 'actuator') return coverageIn(actuators, RECORD_KINDS.actuator);
  if (kind === 'robot') return coverageIn(robots, RECORD_KINDS.robot);
  const motors = Array.from({ length: jointGroups.count }, (_, place) => jointGroups.recordAt(place).motor);
  const names = namesOf(RECORD_KINDS.motor);
  const countOf = (name: (typeof names)[number]): number => motors.filter((motor) => motor[name] !== null).length;
  return { records: motors.length, known: Object.fromEntries(names.map((name) => [name, countOf(name)])) };
}

/** Of how many records of a list each field is known. */
const coverageIn = (index: Index, fields: Fields<never>): Coverage => ({
  records: index.count,
  known: Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [
      name,
      schema.safeParse(null).success ? sizeOf(index.having('has', name)) : index.count,
    ]),
  ),
});

/** The document of a record that the build made, as the API answers it. Throws for an id that no record has. */
export function builtDocument({ documentAt }: McpService, operation: OperationId, id: string): unknown {
  const path = fillTemplate(operationById(operation).path, id);
  const text = documentAt(path);
  if (text === null) throw new Error(`The build has no document ${path}.`);
  return JSON.parse(text);
}
