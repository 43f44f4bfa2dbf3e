import type { RobotDetail } from '../../../catalog/records/record-schemas.ts';
import type { JointFigure } from '../../robots/joint-figures.ts';
import { lineOf, UNLISTED_FIGURES, type Line, type UnlistedMotor } from '../lines.ts';
import { partsListPath } from '../parts-list.ts';

/**
 * A robot's joints as a list: their roles and motors, and in its notes what the robot's sources call those.
 */
export function robotListPath(
  { name, brand, joints }: Pick<RobotDetail, 'name' | 'brand' | 'joints'>,
  figures: readonly (readonly JointFigure[])[],
): string {
  const named = joints.flatMap(({ role, motor }, index) =>
    motor.actuator_id !== null && figures[index]?.every(({ isOwn }) => isOwn) ? `${role}: ${motor.name}` : [],
  );
  return partsListPath({
    title: `${brand} ${name}`,
    notes: named.length === 0 ? '' : `In sources of the robot: ${named.join('; ')}`,
    lines: joints.map(({ role, count, motor }, index): Line => {
      const { actuator_id: id } = motor;
      const row = { name: role, count };
      return lineOf(id === null ? { ...row, motor: unlisted(motor, figures[index] ?? []) } : { ...row, id });
    }),
  });
}

function unlisted(
  motor: RobotDetail['joints'][number]['motor'],
  figures: readonly JointFigure[],
): UnlistedMotor {
  const known = UNLISTED_FIGURES.flatMap((field) =>
    motor[field] === null ? [] : [[field, motor[field]] as const],
  );
  return {
    name: motor.name,
    figures: Object.fromEntries(known),
    peakKind: figures.find(({ field }) => field === 'peak_torque_nm')?.tags.join(', ') ?? '',
  };
}
