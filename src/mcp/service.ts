import type { RunningService } from '../api/service.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import { MOTOR_FIELDS } from '../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';

/** What MCP answers from: the service, the documents of the build, and what it says beyond both. */
export interface McpService extends RunningService {
  /** The text of the document at a public path, such as the guide or a record; null where there is none. */
  readonly documentAt: (path: string) => string | null;
  /** How well the fields of the records are known; counted when it is first asked for. */
  readonly coverage: () => Readonly<Record<RecordKind, Coverage>>;
}

/** What MCP says that the service does not hold. */
export type McpExtras = Pick<McpService, 'documentAt'>;

/** THE TABLE of the kinds of record that have fields. */
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
  let coverage: ReturnType<McpService['coverage']> | undefined;
  return { ...service, ...extras, coverage: () => (coverage ??= countKnown(service)) };
}

function countKnown({ actuators, robots, robotDetail }: RunningService): Record<RecordKind, Coverage> {
  const details = robots.ids.flatMap((id) => robotDetail(id) ?? []);
  return {
    actuator: coverageOf(
      'actuator',
      Array.from({ length: actuators.count }, (_, place) => actuators.recordAt(place)),
    ),
    robot: coverageOf('robot', details),
    motor: coverageOf(
      'motor',
      details.flatMap(({ joints }) => joints.map(({ motor }) => motor)),
    ),
  };
}

const coverageOf = (kind: RecordKind, records: readonly Readonly<Record<string, unknown>>[]): Coverage => ({
  records: records.length,
  known: Object.fromEntries(
    Object.keys(RECORD_KINDS[kind]).map((name) => [name, records.filter((record) => record[name] !== null).length]),
  ),
});
