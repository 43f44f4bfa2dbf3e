import { behindStage, type SimulationNumber } from './numbers.ts';

/** Joints that are driven by equal motors, as a simulator's model has them. */
export interface SimulatedJoints {
  /** The id of an actuator, or the role of a joint group. */
  readonly label: string;
  /** The name of each joint. */
  readonly joints: readonly string[];
  readonly limits: SimulatedLimits;
  readonly remarks: LimitRemarks;
}

/** The words for each limit that is unknown. */
const LIMITS = {
  forcerange: 'peak torque unknown',
  velocity: 'speed unknown',
  armature: 'armature unknown',
  saturation_effort: 'no line from a stall torque to a no-load speed known',
  velocity_limit: 'no line from a stall torque to a no-load speed known',
} as const;

/** The limits of a drive at its joints, in N·m, rad/s and kg·m²; null when unknown. */
export type SimulatedLimits = Readonly<Record<keyof typeof LIMITS, number | null>>;

/**
 * The kind of each limit, empty where no source states it; for the armature the figures that are missing,
 * null where none is.
 */
export interface LimitRemarks extends Readonly<Record<Exclude<keyof typeof LIMITS, 'armature'>, string>> {
  readonly armature: string | null;
}

const limitsBy = (valueOf: (symbol: keyof SimulatedLimits) => number | null): SimulatedLimits => ({
  forcerange: valueOf('forcerange'),
  velocity: valueOf('velocity'),
  armature: valueOf('armature'),
  saturation_effort: valueOf('saturation_effort'),
  velocity_limit: valueOf('velocity_limit'),
});

/** The limits among the numbers of a drive. */
export const limitsOf = (numbers: readonly SimulationNumber[]): SimulatedLimits =>
  limitsBy((wanted) => numbers.find(({ symbol }) => symbol === wanted)?.value ?? null);

/** The limits at the output of an external stage. */
export const throughStage = (limits: SimulatedLimits, ratio: number): SimulatedLimits =>
  limitsBy((symbol) => {
    const value = limits[symbol];
    return value === null ? null : behindStage(symbol, value, ratio);
  });

/** The remark on a limit in a comment: its kind, after its name, or the figures that are missing. */
function remarkOn(symbol: keyof SimulatedLimits, { limits, remarks }: SimulatedJoints, name = ''): string {
  if (limits[symbol] === null)
    return symbol === 'armature' ? `${LIMITS.armature}: ${remarks.armature}` : LIMITS[symbol];
  const kind = symbol === 'armature' ? '' : remarks[symbol];
  return kind === '' ? '' : `${name}${kind}`;
}

/** The non-empty parts of a comment, joined. */
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** An XML comment, in which two hyphens must not be adjacent. */
const xmlComment = (text: string): string => `<!-- ${text.replaceAll(/-{2,}/g, '-')} -->`;

/** Models of actuators as text for simulators. */
export interface SimulationTexts {
  /** The motors of MuJoCo's MJCF. */
  readonly mjcf: string;
  /** The limits of URDF joints. */
  readonly urdf: string;
  /** The actuators of Isaac Lab, in Python. */
  readonly isaac_lab: string;
}

/** The texts for some joints, directly driven or through an external stage of a ratio. */
export function simulationTexts(simulated: readonly SimulatedJoints[], ratio = 1): SimulationTexts {
  const behind = simulated.map((group) => ({ ...group, limits: throughStage(group.limits, ratio) }));
  return { mjcf: mjcfOf(simulated, ratio), urdf: urdfOf(behind), isaac_lab: isaacLabOf(behind, ratio) };
}

/**
 * The motors of MuJoCo's MJCF, one for each joint, for the element `<actuator>`. `forcerange` is that of the
 * actuator, `gear` the ratio of an external stage, by which MuJoCo multiplies it. The armature is an
 * attribute of the joint.
 */
const mjcfOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  simulated
    .flatMap((group) => [
      ...group.joints.map((joint) => motor(group, joint, ratio)),
      motorRemark(group, ratio),
    ])
    .join('\n');

function motor(
  { label, joints, limits: { forcerange } }: SimulatedJoints,
  joint: string,
  ratio: number,
): string {
  const name = joints.length === 1 && joint === ANY_JOINT ? label : joint;
  const gear = ratio === 1 ? '' : ` gear="${ratio}"`;
  const range = forcerange === null ? '' : ` forcerange="${-forcerange} ${forcerange}"`;
  return `<motor name="${name}" joint="${joint}"${gear}${range}/>`;
}

/** The name of the joint in the snippet of a single actuator. */
export const ANY_JOINT = 'JOINT';

/** The torque's kind, facts without an attribute, and unknown figures. */
function motorRemark(group: SimulatedJoints, ratio: number): string {
  const { armature } = throughStage(group.limits, ratio);
  const inertia = armature === null ? remarkOn('armature', group) : `joint armature="${armature}"`;
  return xmlComment(`${group.label}: ${joined([remarkOn('forcerange', group, 'torque '), inertia])}`);
}

/**
 * The limits of URDF, one for the joints of each group, for the element `<joint>`. `lower` and `upper` depend
 * on the mechanism.
 */
const urdfOf = (behind: readonly SimulatedJoints[]): string =>
  behind.flatMap((group) => [limit(group), limitRemark(group)]).join('\n');

function limit({ limits: { forcerange, velocity } }: SimulatedJoints): string {
  const attributes = Object.entries({ effort: forcerange, velocity });
  return `<limit${attributes.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}/>`;
}

/** A comment with the owner of the limit, the kinds of its figures, and the unknown ones. */
const limitRemark = (group: SimulatedJoints): string =>
  xmlComment(
    joined([group.label, remarkOn('forcerange', group, 'effort '), remarkOn('velocity', group, 'velocity ')]),
  );

/**
 * The actuators of an articulation of Isaac Lab, as Python: `DCMotorCfg` where the line of a stall torque is
 * known, else the limits alone. Gains and friction are left to the model: no source states them.
 */
const isaacLabOf = (behind: readonly SimulatedJoints[], ratio: number): string =>
  [
    `from isaaclab.actuators import ${classesOf(behind).join(', ')}`,
    '',
    ...(ratio === 1 ? [] : [`# Through an external stage of ${ratio}:1.`]),
    'ACTUATORS = {',
    ...behind.flatMap(configuration),
    '}',
  ].join('\n');

const IMPLICIT = 'ImplicitActuatorCfg';

const classOf = ({ limits }: SimulatedJoints): keyof typeof ARGUMENTS =>
  limits.saturation_effort === null ? IMPLICIT : 'DCMotorCfg';

function classesOf(simulated: readonly SimulatedJoints[]): string[] {
  const classes = [...new Set(simulated.map(classOf))].toSorted();
  return classes.length === 0 ? [IMPLICIT] : classes;
}

/** The limits that each class takes: its argument, the limit, and its unit. */
const ARGUMENTS = {
  ImplicitActuatorCfg: [
    ['effort_limit_sim', 'forcerange', 'N·m'],
    ['velocity_limit_sim', 'velocity', 'rad/s'],
  ],
  DCMotorCfg: [
    ['saturation_effort', 'saturation_effort', 'N·m'],
    ['effort_limit', 'forcerange', 'N·m'],
    ['velocity_limit', 'velocity_limit', 'rad/s'],
  ],
} as const;

function configuration(group: SimulatedJoints): string[] {
  const { limits } = group;
  const name = classOf(group);
  const argument = (written: string, symbol: keyof SimulatedLimits, unit: string): string => {
    const remark = joined([limits[symbol] === null ? '' : unit, remarkOn(symbol, group)]);
    // `None` in Isaac Lab: as in the model.
    return `        ${written}=${limits[symbol] ?? 'None'},  # ${remark}`;
  };
  return [
    `    ${python(group.label)}: ${name}(`,
    `        joint_names_expr=[${group.joints.map(python).join(', ')}],`,
    ...ARGUMENTS[name].map(([written, symbol, unit]) => argument(written, symbol, unit)),
    argument('armature', 'armature', 'kg·m²'),
    '        stiffness=None,  # as in the model',
    '        damping=None,  # as in the model',
    '    ),',
  ];
}

/** A string of Python: the escapes of JSON are escapes there too. */
const python = (text: string): string => JSON.stringify(text);
