import { withoutNoise } from '../round.ts';
import type { SimulationNumber } from './numbers.ts';

/** Joints that equal motors drive, as a simulator's model has them. */
export interface SimulatedJoints {
  /** What they are called: the id of an actuator, or the role of a joint group. */
  readonly label: string;
  /** The name of each joint. */
  readonly joints: readonly string[];
  readonly limits: SimulatedLimits;
}

/** What a drive gives its joints, in N·m, rad/s and kg·m²; null where no source tells it. */
export interface SimulatedLimits {
  readonly forcerange: number | null;
  readonly velocity: number | null;
  readonly armature: number | null;
}

/** THE TABLE of the limits: what is missing where one is unknown. */
const LIMITS = {
  forcerange: 'peak torque not published',
  velocity: 'speed not published',
  armature: 'rotor inertia or gear ratio not published',
} as const satisfies Record<keyof SimulatedLimits, string>;

/** The limits among the numbers of a drive. */
export function limitsOf(numbers: readonly SimulationNumber[]): SimulatedLimits {
  const valueOf = (wanted: keyof SimulatedLimits): number | null =>
    numbers.find(({ symbol }) => symbol === wanted)?.value ?? null;
  return { forcerange: valueOf('forcerange'), velocity: valueOf('velocity'), armature: valueOf('armature') };
}

/** The limits behind a further stage: torque times its ratio, speed divided by it, inertia times its square. */
export function throughStage({ forcerange, velocity, armature }: SimulatedLimits, ratio: number): SimulatedLimits {
  return {
    forcerange: forcerange === null ? null : withoutNoise(forcerange * ratio),
    velocity: velocity === null ? null : withoutNoise(velocity / ratio),
    armature: armature === null ? null : withoutNoise(armature * ratio ** 2),
  };
}

/** Text within a comment of XML, where two hyphens may not meet. */
const xmlComment = (text: string): string => `<!-- ${text.replaceAll(/-{2,}/g, '-')} -->`;

/** What simulators take, as text. */
export interface SimulationTexts {
  readonly mjcf: string;
  readonly urdf: string;
  readonly isaac_lab: string;
}

/** The texts for some joints, directly driven or through an external stage of a ratio. */
export const simulationTexts = (simulated: readonly SimulatedJoints[], ratio = 1): SimulationTexts => ({
  mjcf: mjcfOf(simulated, ratio),
  urdf: urdfOf(simulated, ratio),
  isaac_lab: isaacLabOf(simulated, ratio),
});

/**
 * The motors of MuJoCo's MJCF, one for each joint: what goes into `<actuator>`. `forcerange` is that of the actuator, and
 * `gear` is the ratio of an external stage, by which MuJoCo multiplies it; the armature is an attribute of the joint.
 */
const mjcfOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  simulated
    .flatMap((group) => [...group.joints.map((joint) => motor(group, joint, ratio)), motorRemark(group, ratio)])
    .join('\n');

function motor({ label, joints, limits: { forcerange } }: SimulatedJoints, joint: string, ratio: number): string {
  const name = joints.length === 1 && joint === ANY_JOINT ? label : joint;
  const gear = ratio === 1 ? '' : ` gear="${ratio}"`;
  const range = forcerange === null ? '' : ` forcerange="${-forcerange} ${forcerange}"`;
  return `<motor name="${name}" joint="${joint}"${gear}${range}/>`;
}

/** What an actuator alone calls the joint that it drives. */
export const ANY_JOINT = 'JOINT';

/** What a motor has no attribute for, and what is unknown of it. */
function motorRemark({ label, limits }: SimulatedJoints, ratio: number): string {
  const { armature } = throughStage(limits, ratio);
  const missing = limits.forcerange === null ? `, ${LIMITS.forcerange}` : '';
  return xmlComment(`${label}: ${armature === null ? LIMITS.armature : `joint armature="${armature}"`}${missing}`);
}

/** The limits of URDF, one for the joints of each group: what goes into `<joint>`. Its `lower` and `upper` are those of the mechanism. */
const urdfOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  simulated.flatMap((group) => [limit(group, ratio), limitRemark(group)]).join('\n');

function limit({ limits }: SimulatedJoints, ratio: number): string {
  const { forcerange, velocity } = throughStage(limits, ratio);
  const attributes = Object.entries({ effort: forcerange, velocity });
  return `<limit${attributes.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}/>`;
}

/** Whose limit it is, and what is unknown of it. */
function limitRemark({ label, limits }: SimulatedJoints): string {
  const missing = [
    ...(limits.forcerange === null ? [LIMITS.forcerange] : []),
    ...(limits.velocity === null ? [LIMITS.velocity] : []),
  ];
  return xmlComment([label, ...missing].join(', '));
}

/** The actuators of an articulation of Isaac Lab, as Python. Gains and friction are left to the model: no source states them. */
const isaacLabOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  [
    'from isaaclab.actuators import ImplicitActuatorCfg',
    '',
    ...(ratio === 1 ? [] : [`# Through an external stage of ${ratio}:1.`]),
    'ACTUATORS = {',
    ...simulated.flatMap((group) => configuration(group, ratio)),
    '}',
  ].join('\n');

function configuration({ label, joints, limits }: SimulatedJoints, ratio: number): string[] {
  const { forcerange, velocity, armature } = throughStage(limits, ratio);
  return [
    `    ${python(label)}: ImplicitActuatorCfg(`,
    `        joint_names_expr=[${joints.map(python).join(', ')}],`,
    argument('effort_limit_sim', forcerange, forcerange === null ? LIMITS.forcerange : 'N·m'),
    argument('velocity_limit_sim', velocity, velocity === null ? LIMITS.velocity : 'rad/s'),
    argument('armature', armature, armature === null ? LIMITS.armature : 'kg·m²'),
    '        stiffness=None,  # as in the model',
    '        damping=None,  # as in the model',
    '    ),',
  ];
}

// None: as in the model.
const argument = (name: string, value: number | null, remark: string): string =>
  `        ${name}=${value ?? 'None'},  # ${remark}`;

/** A string of Python: the escapes of JSON are escapes there too. */
const python = (text: string): string => JSON.stringify(text);
