interface JointGroup {
  readonly role: string;
  readonly count: number;
}

/**
 * True if a number of degrees of freedom counts all joints, false if it leaves out those of grippers. Null if
 * it is neither, or if no joint belongs to a gripper.
 */
export function countsGripper(dof: unknown, joints: readonly JointGroup[]): boolean | null {
  const all = countJoints(joints);
  const ofGrippers = countJoints(joints.filter(({ role }) => /gripper|\bclaw|\bjaw/i.test(role)));
  if (ofGrippers === 0) return null;
  if (dof === all) return true;
  return dof === all - ofGrippers ? false : null;
}

const countJoints = (groups: readonly JointGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
