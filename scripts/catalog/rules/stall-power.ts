import { RPM_IN_RADIANS_PER_SECOND } from '../../../src/catalog/fields/units.ts';
import { supplyRange } from '../../../src/catalog/supply-range.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys, RecordEntry } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn, type Verdicts } from '../settled.ts';

/** At half its speed a motor gives a quarter of stall torque times speed without load, and takes half its stall current. */
export const stallPower: Rule = {
  name: 'stall-power',
  description: 'Stall current times voltage is at least a quarter of stall torque times maximum speed.',
  check: (files) => {
    const verdicts = verdictsIn(files);
    return files.actuators.flatMap((actuator) => powerFaults(actuator, verdicts));
  },
};

function powerFaults(
  { id, path, value: { specs = {}, conditions = {} } }: RecordEntry<ActuatorKeys>,
  { isNamed }: Verdicts,
): Fault[] {
  const { peak_torque_nm: torque, peak_current_a: current, max_speed_rpm: speed, voltage_v: supply } = specs;
  const volts = conditions.peak_torque_nm?.voltage_v ?? supplyRange(supply)?.most;
  const isStall = [conditions.peak_torque_nm, conditions.peak_current_a].every(
    (condition) => condition?.kind === 'stall',
  );
  if (!isStall || torque === undefined || current === undefined || speed === undefined || volts === undefined)
    return [];
  const least = (torque * speed * RPM_IN_RADIANS_PER_SECOND) / 4;
  if (volts * current >= least || isNamed(id, 'peak_current_a')) return [];
  const found = `${volts} V × ${current} A = ${(volts * current).toPrecision(3)} W`;
  return [
    { file: path, field: 'specs.peak_current_a', found, wanted: `at least ${least.toPrecision(3)} W, ${OR_A_ROW}` },
  ];
}
