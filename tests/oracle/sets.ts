import { ANY_DOUBTS } from './asking.ts';
import { numberIn, sumOf } from './facts.ts';
import { ordered } from './lists.ts';
import type { JudgedActuator } from './matches.ts';

/** The choice for each joint that has the least of a figure, with its sums. */
export function setOf(
  joints: readonly { name: string; count: number; candidates: readonly JudgedActuator[] }[],
  sort: string,
) {
  const choices = joints.map(({ name, count, candidates }) => {
    const meeting = candidates.filter(({ verdict }) => verdict === 'meets');
    const best: Readonly<Record<string, unknown>> = ordered(meeting, { sort, order: 'asc' })[0]?.fields ?? {};
    const [price_usd, weight_g] = [numberIn(best, 'price_usd'), numberIn(best, 'weight_g')];
    const priced = meeting.filter(({ fields }) => numberIn(fields, 'price_usd') !== null).length;
    const [id, bare] = 'id' in best ? [best.id, best.category === 'frameless_driver'] : [null, null];
    const kinds = Object.entries(best.kinds ?? {}).filter(([field]) =>
      ['price_usd', 'weight_g'].includes(field),
    );
    const trust = {
      price_stated_by: best.price_stated_by ?? null,
      kinds: Object.fromEntries(kinds),
      doubts: ANY_DOUBTS,
    };
    return { name, count, candidates: meeting.length, priced, id, bare, price_usd, weight_g, ...trust };
  });
  const total = (field: 'price_usd' | 'weight_g') =>
    totalOf(choices.map((choice) => ({ count: choice.count, figure: choice[field] })));
  const countIn = (those: typeof choices): number => those.reduce((sum, { count }) => sum + count, 0);
  const [motors, bare_motors] = [countIn(choices), countIn(choices.filter(({ bare }) => bare === true))];
  const sums = { price_usd: total('price_usd'), weight_g: total('weight_g') };
  const isUnpriced = sums.price_usd.sum === null && choices.some(({ id }) => id !== null);
  if (sort === 'price_usd' && isUnpriced) return null;
  return { shared: {}, choices, totals: { motors, bare_motors, ...sums } };
}

/** The sum of a figure over some motors, and of how many of them it is known; null where it is of none. */
export function totalOf(parts: readonly { readonly count: number; readonly figure: number | null }[]) {
  const motorsIn = (those: typeof parts): number => those.reduce((sum, { count }) => sum + count, 0);
  const known = parts.filter(({ figure }) => figure !== null);
  return {
    sum: known.length === 0 ? null : sumOf(known.map(({ count, figure }) => count * (figure ?? 0))),
    known: motorsIn(known),
    unknown: motorsIn(parts) - motorsIn(known),
  };
}
