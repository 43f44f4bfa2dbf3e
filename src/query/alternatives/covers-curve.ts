import type { Curves } from '../../catalog/torque-speed/curve-schema.ts';
import type { Curve } from '../../catalog/torque-speed/curve-schema.ts';
import { AS_STATED, endOf, leastAt, mostAt, speedOf } from '../../catalog/torque-speed/law.ts';
import { EQUAL } from './nearness.ts';

/**
 * True if published figures prove that an actuator gives the intermittent and continuous torque of another at
 * all its speeds, false if they refute it at some speed, otherwise null. Both arguments are rows of the
 * curves.
 */
export function delivers({ intermittent, continuous }: Curves, old: number, other: number): boolean | null {
  const known = [intermittent, continuous].flatMap((curve) => verdictsAt(curve, old, other));
  if (known.includes('refuted')) return false;
  return known.length > 0 && known.every((verdict) => verdict === 'proved') ? true : null;
}

/** Compares the other actuator with the proved torque of the old one, at each speed where that is known. */
function verdictsAt(curve: Curve, old: number, other: number): ('proved' | 'refuted' | 'unknown')[] {
  return speedsOf(curve, old).flatMap((speed) => {
    const operating = { ...AS_STATED, speed };
    const asked = leastAt(curve, old, operating) * (1 - EQUAL);
    if (Number.isNaN(asked) || asked <= 0) return [];
    if (leastAt(curve, other, operating) >= asked) return 'proved';
    return mostAt(curve, other, operating) < asked ? 'refuted' : 'unknown';
  });
}

const PARTS = [0, 0.25, 0.5, 0.75];

/** Standstill, the speeds of the stated points, and fractions of the highest speed. */
function speedsOf(curve: Curve, row: number): number[] {
  const [first = 0, end = 0] = curve.starts.subarray(row, row + 2);
  const stated = Array.from({ length: end - first }, (_, point) =>
    speedOf(curve, first + point, AS_STATED.volts),
  );
  const furthest = endOf(curve, row, AS_STATED.volts);
  const most = furthest < Infinity ? furthest : Math.max(0, ...stated);
  return [...new Set([...PARTS.map((part) => part * most), ...stated])];
}
