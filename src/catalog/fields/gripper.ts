/**
 * Whether a number of degrees of freedom is that of all joints, or of those that are no gripper; null where
 * it is neither.
 */
export function countsGripper(
  dof: unknown,
  joints: readonly { readonly role: string; readonly count: number }[],
): boolean | null {
  const [all, ofGrippers] = [joints, joints.filter(({ role }) => /gripper|\bclaw|\bjaw/i.test(role))].map(
    (groups) => groups.reduce((sum, { count }) => sum + count, 0),
  );
  if (!ofGrippers || all === undefined) return null;
  if (dof === all) return true;
  return dof === all - ofGrippers ? false : null;
}
