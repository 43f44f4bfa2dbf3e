import { RPM_IN_RADIANS_PER_SECOND } from '../../../src/catalog/fields/units.ts';
import { supplyRange } from '../../../src/catalog/supply-range.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys, RecordEntry } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn, type Verdicts } from '../settled.ts';

// Field weakening, peak or RMS amperes and gears that lose torque stay within these.
const [LEAST, MOST] = [0.25, 1.9];

/** A motor turns as fast as its voltage divided by its constant, which is that of the torque in other units. */
export const speedConstant: Rule = {
  name: 'speed-constant',
  description:
    'The maximum speed is 0.25 to 1.9 times the supply voltage divided by the torque constant at the output.',
  check: (files) => {
    const verdicts = verdictsIn(files);
    return files.actuators.flatMap((actuator) => speedFaults(actuator, verdicts));
  },
};

function speedFaults({ id, path, value }: RecordEntry<ActuatorKeys>, { isNamed }: Verdicts): Fault[] {
  const { max_speed_rpm: speed, voltage_v: supply } = value.specs ?? {};
  const constant = constantAtOutput(value);
  const volts = value.conditions?.max_speed_rpm?.voltage_v ?? supplyRange(supply)?.most;
  if (speed === undefined || constant === null || volts === undefined) return [];
  const free = volts / constant / RPM_IN_RADIANS_PER_SECOND;
  if (speed >= LEAST * free && speed <= MOST * free) return [];
  if (isNamed(id, 'max_speed_rpm') || isNamed(id, 'kt_nm_per_a')) return [];
  const found = `${speed} rpm, and ${volts} V ÷ ${constant} N·m/A = ${free.toFixed(0)} rpm`;
  return [{ file: path, field: 'specs.max_speed_rpm', found, wanted: `figures that fit each other, ${OR_A_ROW}` }];
}

/** The torque constant at the output, N·m/A; null where its side or the gear is unknown. */
function constantAtOutput({ category, specs = {}, conditions }: ActuatorKeys): number | null {
  const { kt_nm_per_a: constant, gear_ratio: ratio } = specs;
  const side = conditions?.kt_nm_per_a?.side;
  if (constant === undefined || side === undefined) return null;
  if (side === 'output' || category === 'frameless_driver') return constant;
  return ratio === undefined ? null : constant * Number.parseFloat(ratio);
}
