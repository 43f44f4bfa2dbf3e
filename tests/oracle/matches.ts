import type { NamedQuery } from '../support/arbitraries.ts';
import { ACTUATORS, numberIn, type ActuatorFacts } from './facts.ts';
import { ACTUATOR_ROWS } from './filter-rows.ts';
import { ACCEPTED, orderOf, SELECTING } from './judged-filters.ts';
import { kindFieldOf } from './kinds.ts';
import { kept, ordered } from './lists.ts';
import {
  boundsOf,
  certainOf,
  countedOf,
  isWithin,
  modifiersOf,
  ownOf,
  provedOf,
  shareOf,
  DEFAULTS,
  type Bound,
} from './match-bounds.ts';
import { countedWords, to4Digits } from './members.ts';

// The expected answer of a match (docs/interface.md, "Match"): every requirement judges every candidate.

/** Verdicts from best to worst. */
const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

type Verdict = (typeof VERDICTS)[number];

/** The likelihood that an unknown figure is within a bound, as the share of its possible values. */
function likelihoodOf(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): number {
  const figure = numberIn(actuator.fields, bound.field);
  if (figure === null) return 0;
  const { most } = countedOf(bound, actuator, query);
  const certain = certainOf(bound, actuator, query);
  if (certain === null) return 0;
  const [worst, best] = [bound.gets(certain), bound.gets(figure * most)];
  const part = (best - bound.need) / (best - worst);
  return part > 0 ? to4Digits(Math.min(1, part)) : 0;
}

function verdictOn(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): Verdict {
  const figure = numberIn(actuator.fields, bound.field);
  const certain = certainOf(bound, actuator, query);
  if (certain !== null && isWithin(bound, bound.gets(certain), bound.need)) return 'meets';
  if (figure === null) return 'unknown';
  const share = shareOf(bound, actuator, query);
  const left = countedOf(bound, actuator, query);
  const value = bound.gets(figure * left.least);
  const refuted = isWithin(bound, bound.gets(figure * left.most), bound.need) ? 'unknown' : 'misses';
  if (share === 0) return refuted;
  if (share < 1) return isWithin(bound, value, bound.need) ? 'close' : refuted;
  const { tolerance } = modifiersOf(query);
  const looser = bound.need * (bound.end === 'least' ? 1 - tolerance : 1 + tolerance);
  return isWithin(bound, value, looser) ? 'close' : refuted;
}

function boundCheck(bound: Bound, actuator: ActuatorFacts, query: NamedQuery) {
  const { fields, conditions } = actuator;
  const { name, field, unit, need, stated, isThroughStage, gets } = bound;
  const figure = numberIn(fields, field);
  const asked = need === stated ? stated : to4Digits(need);
  const value = figure === null ? null : isThroughStage ? rounded(gets(figure)) : figure;
  const verdict = verdictOn(bound, actuator, query);
  const left = countedOf(bound, actuator, query);
  const part = verdict === 'misses' ? left.most : left.least;
  const isProved = isByOthers(bound, actuator, query);
  return {
    ...{ requirement: name, field, asked, value, unit, verdict },
    ratio: value === null || asked === 0 ? null : rounded((value * part) / asked),
    conditions: conditions[kindFieldOf(field)] ?? null,
    ...((value !== null || isProved) &&
      countedWords(left, {
        share: shareOf(bound, actuator, query),
        supply: query.voltage_v,
        kind: conditions[kindFieldOf(field)]?.kind,
        isProved,
      })),
    ...(['price_usd', 'price_per_nm'].includes(field) && {
      price_stated_by: fields.price_stated_by ?? null,
      price_date: fields.price_date ?? null,
    }),
    ...(isThroughStage && {
      gear_ratio: fields.gear_ratio,
      external_ratio: modifiersOf(query).external_ratio,
    }),
  };
}

/** True if only figures other than the peak torque prove the bound. */
function isByOthers(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): boolean {
  const proved = provedOf(bound, actuator, query);
  if (proved === null || !isWithin(bound, bound.gets(proved), bound.need)) return false;
  const own = ownOf(bound, actuator, query);
  return own === null || !isWithin(bound, bound.gets(own), bound.need);
}

const rounded = (value: number): number => (value === 0 ? 0 : to4Digits(value));

function acceptedCheck(
  [name, field, shown]: (typeof ACCEPTED)[number],
  actuator: ActuatorFacts,
  asked: string,
) {
  const value = actuator.fields[field] ?? null;
  const verdict: Verdict =
    value === null ? 'unknown' : ACTUATOR_ROWS[name]?.keeps(actuator, asked, {}) ? 'meets' : 'misses';
  const unit = name === 'voltage_v' ? 'V' : null;
  const conditions = actuator.conditions[field] ?? null;
  return { requirement: name, field, asked: shown(asked), value, unit, verdict, ratio: null, conditions };
}

type Check = ReturnType<typeof boundCheck> | ReturnType<typeof acceptedCheck>;

interface Judged {
  readonly requirement: string;
  readonly verdict: Verdict;
  /** False for an unknown figure that `include_unknown` names. */
  readonly counts: boolean;
  /** For an unknown figure, the likelihood that it meets the requirement. */
  readonly likelihood: number;
}

/** An actuator with the verdict on each requirement, its overall verdict, and its checks as answered. */
export interface JudgedActuator extends ActuatorFacts {
  readonly verdict: Verdict;
  readonly verdicts: readonly Judged[];
  readonly checks: () => Check[];
}

function judge(actuator: ActuatorFacts, query: NamedQuery, bounds: readonly Bound[]): JudgedActuator {
  const accepted = ACCEPTED.flatMap((row) => {
    const asked = query[row[0]];
    return asked === undefined ? [] : [acceptedCheck(row, actuator, asked)];
  });
  const included = (query.include_unknown ?? '').split(',');
  const counts = (field: string): boolean =>
    !(included.includes(field) && (actuator.fields[field] ?? null) === null);
  const verdicts: Judged[] = [
    ...bounds.map((bound) => ({
      requirement: bound.name,
      verdict: verdictOn(bound, actuator, query),
      counts: counts(bound.field),
      likelihood: likelihoodOf(bound, actuator, query),
    })),
    ...accepted.map(({ requirement, verdict, field }) => ({
      ...{ requirement, verdict, likelihood: 0 },
      counts: counts(field),
    })),
  ];
  const counted = verdicts.filter((each) => each.counts).map(({ verdict }) => VERDICTS.indexOf(verdict));
  return {
    ...actuator,
    verdict: VERDICTS[Math.max(0, ...counted)] ?? 'misses',
    verdicts,
    checks: () =>
      [...bounds.map((bound) => boundCheck(bound, actuator, query)), ...accepted].toSorted(
        (one, other) => orderOf(one.requirement) - orderOf(other.requirement),
      ),
  };
}

export function judged(query: NamedQuery): JudgedActuator[] {
  const given = [...SELECTING, 'include_unknown'];
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => given.includes(name)));
  const bounds = boundsOf(query);
  return kept(ACTUATORS, ACTUATOR_ROWS, filters).map((actuator) => judge(actuator, query, bounds));
}

/** The number of candidates with each verdict. */
export const countsOf = (candidates: readonly JudgedActuator[]) =>
  Object.fromEntries(
    VERDICTS.map((name) => [name, candidates.filter(({ verdict }) => verdict === name).length]),
  );

/** True if a query has a bound on the price. */
const asksPrice = (query: NamedQuery): boolean => boundsOf(query).some(({ field }) => field === 'price_usd');

/**
 * The answered candidates, sorted by verdict, then by the requested field. Without one: known prices first if
 * the price is bounded, then fewest unknown checks, then likelihood, then mass.
 */
export function answered(candidates: readonly JudgedActuator[], query: NamedQuery): JudgedActuator[] {
  const { sort, order } = query;
  const wanted = { sort: sort ?? 'weight_g', order: sort === undefined ? 'asc' : (order ?? 'desc') };
  const unknownIn = ({ verdicts }: JudgedActuator) =>
    verdicts.filter((each) => each.verdict === 'unknown' && each.counts);
  const likelihood = (one: JudgedActuator): number =>
    Math.min(1, ...unknownIn(one).map((each) => each.likelihood));
  const hasNoPrice = ({ fields }: JudgedActuator): number =>
    asksPrice(query) && numberIn(fields, 'price_usd') === null ? 1 : 0;
  return ordered(candidates, wanted)
    .filter(({ verdict }) => verdict !== 'misses')
    .toSorted((one, other) => {
      const byVerdict = VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict);
      if (byVerdict !== 0 || sort !== undefined) return byVerdict;
      return (
        hasNoPrice(one) - hasNoPrice(other) ||
        unknownIn(one).length - unknownIn(other).length ||
        likelihood(other) - likelihood(one)
      );
    });
}

/** The order as the answer states it. */
export function orderStated(query: NamedQuery): string {
  if (query.sort !== undefined)
    return query.order === 'asc' ? `verdict, ${query.sort}` : `verdict, ${query.sort} desc`;
  const price = asksPrice(query) ? 'known price_usd, ' : '';
  return `verdict, ${price}unknown checks, likelihood, weight_g`;
}

/** The query as the answer repeats it. */
export const askedOf = (query: NamedQuery): Record<string, unknown> => ({
  ...Object.fromEntries(boundsOf(query).map(({ name, stated }) => [name, stated])),
  ...Object.fromEntries(
    ACCEPTED.flatMap(([name, , shown]) => (query[name] === undefined ? [] : [[name, shown(query[name])]])),
  ),
  ...(query.include_unknown !== undefined && { include_unknown: query.include_unknown.split(',') }),
  ...(query.min_peak_torque_nm !== undefined &&
    query.min_speed_rpm !== undefined && { together: query.together !== 'false' }),
  ...Object.fromEntries(
    Object.entries(modifiersOf(query)).filter(([name, value]) => value !== Reflect.get(DEFAULTS, name)),
  ),
});

/** The bound that would admit each candidate that meets everything else, the nearest first. */
export function easings(bound: Bound, candidates: readonly JudgedActuator[], query: NamedQuery): number[] {
  const blocked = candidates.filter(({ verdicts }) =>
    verdicts.every(
      ({ requirement, verdict, counts }) => (verdict === 'meets' || !counts) === (requirement !== bound.name),
    ),
  );
  const figures = blocked.flatMap((one) => certainOf(bound, one, query) ?? []);
  const values = figures.map((figure) => (bound.gets(figure) * bound.stated) / bound.need);
  return values.toSorted((one, other) => (bound.end === 'least' ? other - one : one - other));
}
