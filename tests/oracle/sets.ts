import { ANY_DOUBTS } from './asking.ts';
import { numberIn, sumOf, type ActuatorFacts } from './facts.ts';
import { ordered } from './lists.ts';
import type { JudgedActuator } from './matches.ts';

/** For each joint the choice with the least of a figure, and the sums. */
export function setOf(
  joints: readonly { name: string; count: number; candidates: readonly JudgedActuator[] }[],
  sort: string,
) {
  const chosen = joints.map(({ name, count, candidates }) => {
    const meeting = candidates.filter(({ verdict }) => verdict === 'meets');
    const [first] = ordered(meeting, { sort, order: 'asc' });
    const best: Readonly<Record<string, unknown>> = first?.fields ?? {};
    const [price_usd, weight_g] = [numberIn(best, 'price_usd'), numberIn(best, 'weight_g')];
    const priced = meeting.filter(({ fields }) => numberIn(fields, 'price_usd') !== null).length;
    const [id, bare] = 'id' in best ? [best.id, best.category === 'frameless_driver'] : [null, null];
    const kinds = Object.entries(best.kinds ?? {}).filter(([field]) =>
      ['price_usd', 'weight_g'].includes(field),
    );
    const trust = {
      price_stated_by: best.price_stated_by ?? null,
      price_date: best.price_date ?? null,
      kinds: Object.fromEntries(kinds),
      doubts: ANY_DOUBTS,
    };
    return {
      choice: { name, count, candidates: meeting.length, priced, id, bare, price_usd, weight_g, ...trust },
      price: { count, figure: price_usd, actuator: first ?? null },
    };
  });
  const choices = chosen.map(({ choice }) => choice);
  const total = (field: 'price_usd' | 'weight_g') =>
    totalOf(choices.map((choice) => ({ count: choice.count, figure: choice[field] })));
  const countIn = (those: typeof choices): number => those.reduce((sum, { count }) => sum + count, 0);
  const [motors, bare_motors] = [countIn(choices), countIn(choices.filter(({ bare }) => bare === true))];
  const prices = pricesOf(chosen.map(({ price }) => price));
  const sums = { price_usd: { ...total('price_usd'), prices }, weight_g: total('weight_g') };
  const isUnpriced = sums.price_usd.sum === null && choices.some(({ id }) => id !== null);
  if (sort === 'price_usd' && isUnpriced) return null;
  return { shared: {}, choices, totals: { motors, bare_motors, ...sums } };
}

/** The sum of a figure over some motors, with the number of motors of known value; null if none is known. */
export function totalOf(parts: readonly { readonly count: number; readonly figure: number | null }[]) {
  const motorsIn = (those: typeof parts): number => those.reduce((sum, { count }) => sum + count, 0);
  const known = parts.filter(({ figure }) => figure !== null);
  return {
    sum: known.length === 0 ? null : sumOf(known.map(({ count, figure }) => count * (figure ?? 0))),
    known: motorsIn(known),
    unknown: motorsIn(parts) - motorsIn(known),
  };
}

/** A price of a joint's motors, with its actuator. */
interface MotorPrice {
  readonly count: number;
  readonly figure: number | null;
  readonly actuator: ActuatorFacts | null;
}

/** Known prices by who states them and which parts they include, most motors first. */
export function pricesOf(parts: readonly MotorPrice[]) {
  const kinds: { price_stated_by: unknown; includes: unknown; count: number }[] = [];
  for (const { count, figure, actuator } of parts) {
    if (figure === null) continue;
    const price_stated_by = actuator?.fields.price_stated_by ?? null;
    const includes = actuator?.conditions.price_usd?.includes ?? null;
    const kind = kinds.find((one) => one.price_stated_by === price_stated_by && one.includes === includes);
    if (kind === undefined) kinds.push({ price_stated_by, includes, count });
    else kind.count += count;
  }
  return kinds.toSorted((one, other) => other.count - one.count);
}
