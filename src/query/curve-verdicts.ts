import type { Curve } from '../catalog/curve-form.ts';
import { boundAt, endOf, isAtStatedPoint, leastAt, type Operating } from '../catalog/torque-speed.ts';
import { placeOfBit, zeros, type Bitset } from './bitset.ts';
import { CLOSE, MEETS, MISSES, UNKNOWN, type VerdictSets } from './verdicts.ts';

/** What a point asks of actuators themselves: a torque, N·m, and the least that is close to it, at a speed. */
export type PointLimits = Readonly<Record<'need' | 'least', number> & { at: Operating }>;

/** The verdict on a torque at a speed: what is proved meets it or is close, what is refuted misses it, else it is open. */
export const verdictAtPoint = (curve: Curve, place: number, limits: PointLimits): number =>
  isBeyond(curve, place, limits) ? MISSES : verdictWithin(curve, place, limits);

/** The verdict on a point that is not beyond the curve. */
function verdictWithin(curve: Curve, place: number, { at, need, least }: PointLimits): number {
  if (isAtStatedPoint(curve, place, { ...at, torque: need })) return MEETS;
  const proved = leastAt(curve, place, at);
  if (proved >= need) return MEETS;
  if (proved >= least) return CLOSE;
  return boundAt(curve, place, at) < need || at.speed > endOf(curve, place, at.volts) ? MISSES : UNKNOWN;
}

/** Whether a point is refuted at any supply: no more is possible than at the full one. Without a branch, which a processor would guess wrong half the time. */
const isBeyond = ({ top, end }: Curve, place: number, { at, least }: PointLimits): boolean =>
  (Number((top[place] ?? NaN) < least) | Number(at.speed > (end[place] ?? Infinity))) === 1;

/** The verdicts of the candidates on a torque at a speed. */
export function verdictsOnCurve(curve: Curve, candidates: Bitset, limits: PointLimits): VerdictSets {
  const { length } = candidates;
  const found = { meets: zeros(length), near: zeros(length), misses: zeros(length) };
  for (let word = 0; word < length; word += 1) {
    const all = candidates[word] ?? 0;
    let [meets, near, misses] = [0, 0, all === 0 ? 0 : all & beyondIn(curve, word, limits)];
    for (let left = all & ~misses; left !== 0; left &= left - 1) {
      const verdict = verdictWithin(curve, placeOfBit(word, left), limits);
      const bit = left & -left;
      if (verdict === MEETS) meets |= bit;
      if (verdict <= CLOSE) near |= bit;
      else if (verdict === MISSES) misses |= bit;
    }
    found.meets[word] = meets;
    found.near[word] = near;
    found.misses[word] = misses;
  }
  return found;
}

/** Those of the 32 places of a word for which a point is beyond. */
function beyondIn(curve: Curve, word: number, limits: PointLimits): number {
  const last = Math.min(32 * word + 32, curve.top.length);
  let beyond = 0;
  for (let place = 32 * word; place < last; place += 1) beyond |= Number(isBeyond(curve, place, limits)) << place;
  return beyond;
}
