import type { Fault } from '../fault.ts';
import type { Rule } from '../rule.ts';

interface Torques {
  readonly peak_torque_nm?: number | undefined;
  readonly rated_torque_nm?: number | undefined;
}

/** What a motor holds for long it also holds for a moment; the other way round two sources were mixed. */
export const torqueOrder: Rule = {
  name: 'torque-order',
  description: 'The rated torque of an actuator or motor is at most its peak torque.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) => torqueFaults(value.specs ?? {}, { file: path, field: 'specs' })),
    ...robots.flatMap(({ path, value }) =>
      (value.joints ?? []).flatMap(({ motor }, index) =>
        torqueFaults(motor, { file: path, field: `joints[${index}].motor` }),
      ),
    ),
  ],
};

function torqueFaults(
  { peak_torque_nm, rated_torque_nm }: Torques,
  { file, field }: Pick<Fault, 'file' | 'field'>,
): Fault[] {
  if (peak_torque_nm === undefined || rated_torque_nm === undefined || rated_torque_nm <= peak_torque_nm) return [];
  const wanted = `at most peak_torque_nm (${peak_torque_nm})`;
  return [{ file, field: `${field}.rated_torque_nm`, found: String(rated_torque_nm), wanted }];
}
