import type { RobotDetail } from '../../catalog/records.ts';
import type { JointFigure } from '../robots/joint-figures.ts';
import { lineOf, UNLISTED_FIGURES, type Line, type UnlistedMotor } from './lines.ts';
import { motorListPath } from './motor-list.ts';

/** The list that has a robot's joints as rows: their roles, and their motors with what sources say where they are not listed. */
export const robotListPath = (
  { name, brand, joints }: Pick<RobotDetail, 'name' | 'brand' | 'joints'>,
  figures: readonly (readonly JointFigure[])[],
): string =>
  motorListPath({
    title: `${brand} ${name}`,
    lines: joints.map(({ role, count, motor }, index): Line => {
      const { actuator_id: id } = motor;
      const row = { name: role, count };
      return lineOf(id === null ? { ...row, motor: unlisted(motor, figures[index] ?? []) } : { ...row, id });
    }),
  });

function unlisted(motor: RobotDetail['joints'][number]['motor'], figures: readonly JointFigure[]): UnlistedMotor {
  const known = UNLISTED_FIGURES.flatMap((field) => (motor[field] === null ? [] : [[field, motor[field]] as const]));
  return {
    name: motor.name,
    figures: Object.fromEntries(known),
    peakKind: figures.find(({ field }) => field === 'peak_torque_nm')?.tags.join(', ') ?? '',
  };
}
