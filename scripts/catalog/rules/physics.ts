import { motorTurnsOf } from '../../../src/catalog/fields/rotor.ts';
import { supplyRange } from '../../../src/catalog/fields/supply-range.ts';
import { RPM_IN_RADIANS_PER_SECOND } from '../../../src/catalog/fields/units.ts';
import type { ActuatorKeys } from '../catalog-files.ts';
import { OR_A_ROW, type Rule } from '../rule.ts';

/** Rules on figures of an actuator that physics relates to each other. */
export const PHYSICS_RULES: readonly Rule[] = [
  {
    // Rated torque, speed and power at one operating point: that speed is the rated speed, whatever its
    // column is called.
    name: 'power-point',
    description:
      'Rated torque times maximum speed is not the stated power to the digit, unless the speed is of kind `rated`.',
    check: ({ actuators, isNamed }) =>
      actuators.flatMap(({ id, path, value: { specs = {}, figures, conditions } }) => {
        const { rated_torque_nm: torque, max_speed_rpm: speed, power_w: power } = specs;
        if (torque === undefined || speed === undefined || power === undefined) return [];
        const output = torque * speed * RPM_IN_RADIANS_PER_SECOND;
        const isRated =
          conditions?.max_speed_rpm?.kind === 'rated' || (figures?.rated_speed_rpm ?? speed) < speed;
        if (isRated || isNamed(id, 'max_speed_rpm') || Number(output.toPrecision(digitsOf(power))) !== power)
          return [];
        const found = `${torque} N·m × ${speed} rpm = ${power} W, the stated power`;
        const wanted = `figures.rated_speed_rpm, kind rated, ${OR_A_ROW}`;
        return [{ file: path, field: 'specs.max_speed_rpm', found, wanted }];
      }),
  },
  {
    // A motor turns as fast as its voltage divided by its constant, which is that of the torque in other
    // units.
    name: 'speed-constant',
    description:
      'The maximum speed is 0.25 to 1.9 times the supply voltage divided by the torque constant at the output.',
    check: ({ actuators, isNamed }) =>
      actuators.flatMap(({ id, path, value }) => {
        const { max_speed_rpm: speed, voltage_v: supply } = value.specs ?? {};
        const constant = constantAtOutput(value);
        const volts = value.conditions?.max_speed_rpm?.voltage_v ?? supplyRange(supply)?.most;
        if (speed === undefined || constant === null || volts === undefined) return [];
        const free = volts / constant / RPM_IN_RADIANS_PER_SECOND;
        if (speed >= LEAST_OF_FREE * free && speed <= MOST_OF_FREE * free) return [];
        if (isNamed(id, 'max_speed_rpm') || isNamed(id, 'kt_nm_per_a')) return [];
        const found = `${speed} rpm, and ${volts} V ÷ ${constant} N·m/A = ${free.toFixed(0)} rpm`;
        return [
          {
            file: path,
            field: 'specs.max_speed_rpm',
            found,
            wanted: `figures that fit each other, ${OR_A_ROW}`,
          },
        ];
      }),
  },
  {
    // At half its speed a motor gives a quarter of stall torque times speed without load, and takes half its
    // stall current.
    name: 'stall-power',
    description: 'Stall current times voltage is at least a quarter of stall torque times maximum speed.',
    check: ({ actuators, isNamed }) =>
      actuators.flatMap(({ id, path, value: { specs = {}, conditions = {} } }) => {
        const {
          peak_torque_nm: torque,
          peak_current_a: current,
          max_speed_rpm: speed,
          voltage_v: supply,
        } = specs;
        const { peak_torque_nm: ofTorque, peak_current_a: ofCurrent } = conditions;
        const volts = ofTorque?.voltage_v ?? supplyRange(supply)?.most;
        if (ofTorque?.kind !== 'stall' || ofCurrent?.kind !== 'stall') return [];
        if (torque === undefined || current === undefined || speed === undefined || volts === undefined)
          return [];
        const least = (torque * speed * RPM_IN_RADIANS_PER_SECOND) / 4;
        if (volts * current >= least || isNamed(id, 'peak_current_a')) return [];
        const found = `${volts} V × ${current} A = ${(volts * current).toPrecision(3)} W`;
        const wanted = `at least ${least.toPrecision(3)} W, ${OR_A_ROW}`;
        return [{ file: path, field: 'specs.peak_current_a', found, wanted }];
      }),
  },
];

/**
 * The number of digits of a power: 410 may be rounded to two digits, and a single digit would match anything.
 */
const digitsOf = (power: number): number => Math.max(2, String(power).replace(/^0\.|\.|0+$/g, '').length);

// Field weakening, peak or RMS amperes and losses of gears stay within these factors.
const LEAST_OF_FREE = 0.25;
const MOST_OF_FREE = 1.9;

/** The torque constant at the output, N·m/A; null where its side or the gear is unknown. */
function constantAtOutput({ category, specs = {}, conditions }: ActuatorKeys): number | null {
  const { kt_nm_per_a: constant, gear_ratio } = specs;
  const side = conditions?.kt_nm_per_a?.side;
  if (constant === undefined || side === undefined) return null;
  const turns = side === 'output' ? 1 : motorTurnsOf({ gear_ratio, category });
  return turns === null ? null : constant * turns;
}
