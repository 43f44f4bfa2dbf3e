import type { Curves } from '../catalog/curve-form.ts';
import { STALL_SHARE } from '../catalog/stall-share.ts';
import type { Supply } from '../catalog/torque-speed.ts';
import { fullSet } from './bitset.ts';
import { verdictsOnCurve } from './curve-verdicts.ts';
import type { LoadPoint } from './duty.ts';
import type { GivenFilter } from './filter.ts';
import type { Narrowing } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';

/** Torques at a speed that an actuator must give on one of its curves, at a supply. */
interface CurveDemand {
  readonly curve: keyof Curves;
  readonly points: readonly LoadPoint[];
  readonly supply: Supply;
}

/** The actuators of which figures prove every one of some torques at a speed. */
export function placesGiving(index: FilterIndex, { curve: name, points, supply }: CurveDemand): Narrowing {
  const curve = index.curves()[name];
  return (kept) => {
    let giving = kept ?? fullSet(index.count);
    for (const { torque_nm: need, speed_rpm: speed } of points)
      giving = verdictsOnCurve(curve, giving, { at: { ...supply, speed }, need, least: need }).meets;
    return giving;
  };
}

/** How figures count beside the other filters of a list: at the lower end of the supply, and stall torques whole where they are asked for. */
export function supplyIn(given: readonly GivenFilter[]): Supply {
  const valueOf = (wanted: string): unknown => given.find(({ name }) => name === wanted)?.value;
  const kinds = valueOf('torque_kind');
  return {
    volts: leastOf(valueOf('voltage_v')) ?? Infinity,
    share: Array.isArray(kinds) && kinds.includes('stall') ? 1 : STALL_SHARE,
  };
}

/** The lower end of the value of a filter of ranges; undefined for none. */
const leastOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'least' in value && typeof value.least === 'number'
    ? value.least
    : undefined;
