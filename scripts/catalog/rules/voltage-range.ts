import { shownValue } from '../fault.ts';
import type { Rule } from '../rule.ts';

/** `48-24` would match no supply. */
export const voltageRange: Rule = {
  name: 'voltage-range',
  description: 'A voltage range goes from the lower to the higher end.',
  check: ({ actuators }) =>
    actuators
      .filter(({ value }) => isBackwards(value.specs?.voltage_v))
      .map(({ path, value }) => ({
        file: path,
        field: 'specs.voltage_v',
        found: shownValue(value.specs?.voltage_v),
        wanted: 'the lower end first, such as 24-48; one voltage is a number',
      })),
};

/** Whether a range such as `48-24` doesn't rise. A single voltage does no harm. */
export function isBackwards(voltage: number | string | undefined): boolean {
  if (typeof voltage !== 'string') return false;
  const [low = 0, high = 0] = voltage.split('-').map(Number);
  return low >= high;
}
