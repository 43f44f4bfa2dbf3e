import type { Condition } from '../fields/evidence/condition.ts';
import { catalog, type ActuatorEntry, type Catalog, type RobotEntry } from '../files/yaml-schemas.ts';

/** A stated figure that physics or a better source refutes. */
export interface DisputedFigure {
  readonly value: unknown;
  readonly conditions: Condition | undefined;
  /** The reason it is rejected. */
  readonly reason: string;
}

/** The disputed figures of a record, by their paths as claims name them. */
export type Disputes = Readonly<Record<string, DisputedFigure>>;

/** An entry without its disputed figures, which are listed separately. */
export interface UndisputedEntry {
  readonly disputed?: Disputes;
}
export type UndisputedActuator = ActuatorEntry & UndisputedEntry;
export type UndisputedRobot = RobotEntry & UndisputedEntry;

/**
 * The reasons that figures are doubted, rejected or explained: by the id of the record, then by the path of
 * the figure.
 */
export type Reasons = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Suspect = Catalog['suspects'][number];

/** The files of a catalog without the rejected figures, so that no derived figure is based on them. */
export function withoutDisputed({
  actuators,
  robots,
  suspects,
}: Pick<Catalog, 'actuators' | 'robots' | 'suspects'>): {
  readonly actuators: readonly UndisputedActuator[];
  readonly robots: readonly UndisputedRobot[];
} {
  const reasons = disputesIn({ robots, suspects });
  return {
    actuators: actuators.map((entry) => undisputedActuator(entry, reasons.get(entry.id))),
    robots: robots.map((entry) => undisputedRobot(entry, reasons.get(entry.id))),
  };
}

/** The parts of a robot that have figures. */
type RobotWithJoints = Pick<RobotEntry, 'id'> & { joints: readonly { role: string; motor: object }[] };

/** The reasons that figures are rejected, by the ids of their records and their paths. */
export const disputesIn = (catalog: {
  readonly robots: readonly RobotWithJoints[];
  readonly suspects: readonly Suspect[];
}): Reasons => reasonsIn(catalog, ({ disputed = [], says }) => disputed.map((field) => [field, says]));

/**
 * The reasons in the rows of `suspects.yaml`, each figure of a robot's motors under the path of its joint.
 */
export function reasonsIn(
  {
    robots,
    suspects,
  }: { readonly robots: readonly RobotWithJoints[]; readonly suspects: readonly Suspect[] },
  read: (suspect: Suspect) => readonly (readonly [field: string, reason: string])[],
): Reasons {
  const robotById = new Map(robots.map((robot) => [robot.id, robot]));
  const rows = suspects.flatMap((suspect) =>
    suspect.ids.flatMap((id) =>
      read(suspect).flatMap(([field, reason]) =>
        pathsOf(robotById.get(id), field).map((path) => ({ id, path, reason })),
      ),
    ),
  );
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, group]) => [id, joined(group)]));
}

/** Merges the reasons of several rows for one path. */
const joined = (
  rows: readonly { readonly path: string; readonly reason: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(rows, ({ path }) => path)].map(([path, group]) => [
      path,
      group.map(({ reason }) => reason).join(' '),
    ]),
  );

/** Beginning of the paths of figures of joints. */
export const JOINT_PATHS = 'joints/';

/** The path of the figure of a joint's motor, as claims name it. */
export const motorPath = (role: string, field: string): string => `${JOINT_PATHS}${role}/${field}`;

/**
 * The figures that a field of a row refers to: for a robot, its own figure, or that of each motor that states
 * it.
 */
function pathsOf(robot: RobotWithJoints | undefined, field: string): string[] {
  if (robot === undefined || field.startsWith(JOINT_PATHS) || Object.hasOwn(robot, field)) return [field];
  return robot.joints.flatMap(({ role, motor }) =>
    Object.hasOwn(motor, field) ? motorPath(role, field) : [],
  );
}

const forms = { actuator: catalog.shape.actuators.element, robot: catalog.shape.robots.element } as const;

function undisputedActuator(
  entry: ActuatorEntry,
  reasons: ReadonlyMap<string, string> | undefined,
): UndisputedActuator {
  if (reasons === undefined) return entry;
  const { specs, figures, conditions, ...head } = entry;
  const without = (values: object | undefined) => values && withoutPaths(values, reasons);
  const undisputed = forms.actuator.parse({
    ...without(head),
    specs: without(specs),
    figures: without(figures),
    conditions: without(conditions),
  });
  return { ...undisputed, disputed: disputedIn({ ...head, ...specs, ...figures }, { conditions, reasons }) };
}

function undisputedRobot(
  entry: RobotEntry,
  reasons: ReadonlyMap<string, string> | undefined,
): UndisputedRobot {
  if (reasons === undefined) return entry;
  const { joints, ...head } = entry;
  const undisputed = forms.robot.parse({
    ...withoutPaths(head, reasons),
    joints: joints.map(({ motor, ...group }) => {
      const { conditions, ...figures } = motor;
      const without = (values: object | undefined) =>
        values && withoutPaths(values, reasons, motorPath(group.role, ''));
      return { ...group, motor: { ...without(figures), conditions: without(conditions) } };
    }),
  });
  const ofMotors = joints.flatMap(({ role, motor: { conditions, ...figures } }) =>
    Object.entries(disputedIn(figures, { conditions, reasons, path: motorPath(role, '') })),
  );
  return { ...undisputed, disputed: { ...disputedIn(head, { reasons }), ...Object.fromEntries(ofMotors) } };
}

const withoutPaths = (values: object, reasons: ReadonlyMap<string, string>, path = ''): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !reasons.has(path + name)));

interface DisputeContext {
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
  readonly reasons: ReadonlyMap<string, string>;
  readonly path?: string;
}

const disputedIn = (values: object, { conditions = {}, reasons, path = '' }: DisputeContext): Disputes =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, DisputedFigure][] => {
      const reason = reasons.get(path + name);
      return reason === undefined ? [] : [[path + name, { value, conditions: conditions[name], reason }]];
    }),
  );
