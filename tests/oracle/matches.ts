import type { NamedQuery } from '../support/arbitraries.ts';
import { ACTUATORS, numberIn, type ActuatorFacts } from './facts.ts';
import { KEEPS_ACTUATOR, kept, ordered } from './lists.ts';
import { countedWords, to4Digits } from './members.ts';
import { leftOf } from './torques.ts';

/*
 * What a match must answer, by the words of docs/interface.md, "Match": every candidate is held against every
 * requirement.
 */

/** Verdicts from best to worst. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

type Verdict = (typeof VERDICTS)[number];

/** What a further stage makes of a figure: the joint gets more torque, less speed and a smaller angle. */
type Through = 'torque' | 'speed' | 'angle' | 'nothing';

/** Bounds: the field that is held against each, which end it is, what a stage changes, and the unit. */
const BOUNDS: readonly (readonly [
  name: string,
  field: string,
  end: 'least' | 'most',
  through: Through,
  unit: string,
])[] = [
  ['peak_torque_nm', 'peak_torque_nm', 'least', 'torque', 'N.m'],
  ['rated_torque_nm', 'rated_torque_nm', 'least', 'torque', 'N.m'],
  ['rms_torque_nm', 'rated_torque_nm', 'least', 'torque', 'N.m'],
  ['speed_rpm', 'max_speed_rpm', 'least', 'speed', '/min'],
  ['weight_g', 'weight_g', 'most', 'nothing', 'g'],
  ['price_usd', 'price_usd', 'most', 'nothing', '{USD}'],
  ['backlash_arcmin', 'backlash_arcmin', 'most', 'angle', "'"],
  ['repeatability_arcmin', 'repeatability_arcmin', 'most', 'angle', "'"],
  ['outer_diameter_mm', 'outer_diameter_mm', 'most', 'nothing', 'mm'],
  ['length_mm', 'length_mm', 'most', 'nothing', 'mm'],
  ['through_hole_mm', 'through_hole_mm', 'least', 'nothing', 'mm'],
];

const words = (asked: string): unknown =>
  asked
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * What is accepted by a filter: the field that must be known, and what was asked as the answer repeats it.
 */
const ACCEPTED: readonly (readonly [name: string, field: string, shown: (asked: string) => unknown])[] = [
  ['voltage_v', 'voltage_v', Number],
  ['comm', 'comm', words],
  ['control_mode', 'control_modes', words],
  ['backdrivable', 'backdrivable', (asked) => asked === 'true'],
  ['integrated_driver', 'integrated_driver', (asked) => asked === 'true'],
  ['min_ip', 'ip_rating', String],
  ['peak_torque_kind', 'peak_torque_kind', words],
];

/** A duty cycle's greatest torque and the root of its mean square. */
function dutyOf(text: string): Readonly<Record<string, number>> {
  const steps = text.split(',').map((step) => step.split(':').map(Number));
  const time = steps.reduce((sum, [, seconds = 0]) => sum + seconds, 0);
  const squares = steps.reduce((sum, [torque = 0, seconds = 0]) => sum + torque * torque * seconds, 0);
  return {
    peak_torque_nm: Math.max(...steps.map(([torque = 0]) => Math.abs(torque))),
    rms_torque_nm: to4Digits(Math.sqrt(squares / time)),
  };
}

/** A requirement as it is judged: bounds with what the joint gets of a figure. */
interface Bound {
  readonly name: string;
  readonly field: string;
  readonly unit: string | null;
  readonly end: 'least' | 'most';
  readonly stated: number;
  /** The bound with its margin. */
  readonly need: number;
  readonly isThroughStage: boolean;
  readonly gets: (figure: number) => number;
}

/** What modifies a match. */
export const modifiersOf = (query: NamedQuery) => ({
  external_ratio: Number(query.external_ratio ?? 1),
  external_efficiency: Number(query.external_efficiency ?? 1),
  margin: Number(query.margin ?? 1),
  stall_share: wantsStall(query) ? 1 : Number(query.stall_share ?? USUAL.stall_share),
});

/** What changes nothing. */
const USUAL = { external_ratio: 1, external_efficiency: 1, margin: 1, stall_share: 0.5 };

const wantsStall = ({ peak_torque_kind: kinds = '' }: NamedQuery): boolean =>
  /(^|,)\s*stall\s*(,|$)/i.test(kinds);

/** How much of a figure counts: a share of a stall torque, for a peak torque that is required. */
function shareOf({ name }: Pick<Bound, 'name'>, { conditions }: ActuatorFacts, query: NamedQuery): number {
  const isStall = name === 'peak_torque_nm' && conditions.peak_torque_nm?.kind === 'stall';
  return isStall ? modifiersOf(query).stall_share : 1;
}

/** The bounds that a query states, or that follow from its duty: of the two the greater. */
export function boundsOf(query: NamedQuery): Bound[] {
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiersOf(query);
  const duty = query.duty === undefined ? {} : dutyOf(query.duty);
  const turned = { torque: ratio * efficiency, speed: 1 / ratio, angle: 1 / ratio, nothing: 1 };
  return BOUNDS.flatMap(([name, field, end, through, unit]) => {
    const asked = [query[name], duty[name]].flatMap((bound) => (bound === undefined ? [] : [Number(bound)]));
    if (asked.length === 0) return [];
    const stated = Math.max(...asked);
    const need = through === 'torque' ? stated * margin : stated;
    const isThroughStage = through !== 'nothing' && !(ratio === 1 && efficiency === 1);
    return [
      { name, field, unit, end, stated, need, isThroughStage, gets: (figure) => figure * turned[through] },
    ];
  });
}

// Doubles are not decimal numbers: what differs in the 12th digit is equal.
const isAtLeast = (one: number, other: number): boolean => one >= other - 1e-11 * Math.abs(other);

/** Whether a value is on the right side of a bound. */
export const isWithin = ({ end }: Pick<Bound, 'end'>, value: number, bound: number): boolean =>
  end === 'least' ? isAtLeast(value, bound) : isAtLeast(bound, value);

function verdictOn(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): Verdict {
  const figure = numberIn(actuator.fields, bound.field);
  if (figure === null) return 'unknown';
  const share = shareOf(bound, actuator, query);
  const left = leftOf(actuator, bound.field, query.voltage_v);
  const value = bound.gets(figure * left.least);
  const refuted = isWithin(bound, bound.gets(figure * left.most), bound.need) ? 'unknown' : 'misses';
  if (share < 1)
    return isWithin(bound, value * share, bound.need)
      ? 'meets'
      : isWithin(bound, value, bound.need)
        ? 'close'
        : refuted;
  const tolerance = Number(query.tolerance ?? 0.1);
  if (isWithin(bound, value, bound.need)) return 'meets';
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
  const left = leftOf(actuator, field, query.voltage_v);
  const part = verdict === 'misses' ? left.most : left.least;
  return {
    ...{ requirement: name, field, asked, value, unit, verdict },
    ratio: value === null || asked === 0 ? null : rounded((value * part) / asked),
    conditions: conditions[field] ?? null,
    ...countedWords(left, shareOf(bound, actuator, query), query.voltage_v),
    ...(field === 'price_usd' && { price_stated_by: fields.price_stated_by ?? null }),
    ...(isThroughStage && {
      gear_ratio: fields.gear_ratio,
      external_ratio: modifiersOf(query).external_ratio,
    }),
  };
}

const rounded = (value: number): number => (value === 0 ? 0 : to4Digits(value));

function acceptedCheck(
  [name, field, shown]: (typeof ACCEPTED)[number],
  actuator: ActuatorFacts,
  asked: string,
) {
  const value = actuator.fields[field] ?? null;
  const verdict: Verdict =
    value === null ? 'unknown' : KEEPS_ACTUATOR[name]?.(actuator, asked, {}) ? 'meets' : 'misses';
  const unit = name === 'voltage_v' ? 'V' : null;
  const conditions = actuator.conditions[field] ?? null;
  return { requirement: name, field, asked: shown(asked), value, unit, verdict, ratio: null, conditions };
}

type Check = ReturnType<typeof boundCheck> | ReturnType<typeof acceptedCheck>;

/**
 * An actuator with the verdict on each requirement, the worst of them, and its checks as answers have them.
 */
export interface JudgedActuator extends ActuatorFacts {
  readonly verdict: Verdict;
  readonly verdicts: readonly { readonly requirement: string; readonly verdict: Verdict }[];
  readonly checks: () => Check[];
}

function judge(actuator: ActuatorFacts, query: NamedQuery, bounds: readonly Bound[]): JudgedActuator {
  const accepted = ACCEPTED.flatMap((row) => {
    const asked = query[row[0]];
    return asked === undefined ? [] : [acceptedCheck(row, actuator, asked)];
  });
  const verdicts = [
    ...bounds.map((bound) => ({
      requirement: bound.name,
      verdict: verdictOn(bound, actuator, query),
    })),
    ...accepted.map(({ requirement, verdict }) => ({ requirement, verdict })),
  ];
  return {
    ...actuator,
    verdict: VERDICTS[Math.max(...verdicts.map(({ verdict }) => VERDICTS.indexOf(verdict)))] ?? 'misses',
    verdicts,
    checks: () => [...bounds.map((bound) => boundCheck(bound, actuator, query)), ...accepted],
  };
}

const CANDIDATES = ['category', 'brand', 'use_case', 'availability', 'country', 'verified'];

/** Every candidate of a query, judged. */
export function judged(query: NamedQuery): JudgedActuator[] {
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => CANDIDATES.includes(name)));
  const bounds = boundsOf(query);
  return kept(ACTUATORS, KEEPS_ACTUATOR, filters).map((actuator) => judge(actuator, query, bounds));
}

/** How many candidates have each verdict. */
export const countsOf = (candidates: readonly JudgedActuator[]) =>
  Object.fromEntries(
    VERDICTS.map((name) => [name, candidates.filter(({ verdict }) => verdict === name).length]),
  );

/**
 * What is answered of candidates, in its order: meets, close, then those with the fewest unknown figures;
 * each lightest first unless another order is asked.
 */
export function answered(
  candidates: readonly JudgedActuator[],
  { sort, order }: NamedQuery,
): JudgedActuator[] {
  const wanted = { sort: sort ?? 'weight_g', order: order ?? (sort === undefined ? 'asc' : 'desc') };
  const opens = ({ verdict, verdicts }: JudgedActuator): number =>
    verdict === 'unknown' ? verdicts.filter((each) => each.verdict === 'unknown').length : 0;
  const rankOf = (one: JudgedActuator): number => VERDICTS.indexOf(one.verdict) + opens(one);
  return ordered(candidates, wanted)
    .filter(({ verdict }) => verdict !== 'misses')
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** What was asked, as the answer repeats it. */
export const askedOf = (query: NamedQuery): Record<string, unknown> => ({
  ...Object.fromEntries(boundsOf(query).map(({ name, stated }) => [name, stated])),
  ...Object.fromEntries(
    ACCEPTED.flatMap(([name, , shown]) => (query[name] === undefined ? [] : [[name, shown(query[name])]])),
  ),
  ...(query.peak_torque_nm !== undefined &&
    query.speed_rpm !== undefined && { together: query.together !== 'false' }),
  ...Object.fromEntries(
    Object.entries(modifiersOf(query)).filter(([name, value]) => value !== Reflect.get(USUAL, name)),
  ),
});

/**
 * What a bound would have to be for each of those that meet everything else and not it; the nearest first.
 */
export function easings(bound: Bound, candidates: readonly JudgedActuator[], query: NamedQuery): number[] {
  const blocked = candidates.filter(({ verdicts }) =>
    verdicts.every(({ requirement, verdict }) => (verdict === 'meets') === (requirement !== bound.name)),
  );
  const figures = blocked.flatMap((one) => {
    const figure = numberIn(one.fields, bound.field);
    const { least } = leftOf(one, bound.field, query.voltage_v);
    return figure === null ? [] : figure * least * shareOf(bound, one, query);
  });
  const values = figures.map((figure) => (bound.gets(figure) * bound.stated) / bound.need);
  return values.toSorted((one, other) => (bound.end === 'least' ? other - one : one - other));
}
