import { RPM_IN_RADIANS_PER_SECOND } from '../../../src/catalog/fields/units.ts';
import type { Fault } from '../fault.ts';
import type { RecordEntry, ActuatorKeys } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn, type Verdicts } from '../settled.ts';

/** A maker who rates torque, speed and power at one point has stated the rated speed, whatever the column is called. */
export const powerPoint: Rule = {
  name: 'power-point',
  description:
    'Rated torque times maximum speed is not the stated power to the digit, unless the speed is of kind `rated`.',
  check: (files) => {
    const verdicts = verdictsIn(files);
    return files.actuators.flatMap((actuator) => pointFaults(actuator, verdicts));
  },
};

function pointFaults({ id, path, value }: RecordEntry<ActuatorKeys>, { isNamed }: Verdicts): Fault[] {
  const { rated_torque_nm: torque, max_speed_rpm: speed, power_w: power } = value.specs ?? {};
  if (torque === undefined || speed === undefined || power === undefined) return [];
  const output = torque * speed * RPM_IN_RADIANS_PER_SECOND;
  const isRated =
    value.conditions?.max_speed_rpm?.kind === 'rated' || (value.figures?.rated_speed_rpm ?? speed) < speed;
  if (isRated || isNamed(id, 'max_speed_rpm') || Number(output.toPrecision(digitsOf(power))) !== power) return [];
  const found = `${torque} N·m × ${speed} rpm = ${power} W, the stated power`;
  return [
    { file: path, field: 'specs.max_speed_rpm', found, wanted: `figures.rated_speed_rpm, kind rated, ${OR_A_ROW}` },
  ];
}

/** How many digits a power is told with: 410 may be rounded to two, and one would fit anything. */
const digitsOf = (power: number): number => Math.max(2, String(power).replace(/^0\.|\.|0+$/g, '').length);
