import { LIMITS, throughStage, xmlComment, type SimulatedJoints } from './simulated.ts';

/**
 * The motors of MuJoCo's MJCF, one for each joint: what goes into `<actuator>`. `forcerange` is that of the actuator, and
 * `gear` is the ratio of an external stage, by which MuJoCo multiplies it; the armature is an attribute of the joint.
 */
export const mjcfOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  simulated
    .flatMap((group) => [...group.joints.map((joint) => motor(group, joint, ratio)), remark(group, ratio)])
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
function remark({ label, limits }: SimulatedJoints, ratio: number): string {
  const { armature } = throughStage(limits, ratio);
  const missing = limits.forcerange === null ? `, ${LIMITS.forcerange}` : '';
  return xmlComment(`${label}: ${armature === null ? LIMITS.armature : `joint armature="${armature}"`}${missing}`);
}
