import { LIMITS, throughStage, type SimulatedJoints } from './simulated.ts';

/** The actuators of an articulation of Isaac Lab, as Python. Gains and friction are left to the model: no source states them. */
export const isaacLabOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
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
