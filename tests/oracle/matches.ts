import type { NamedQuery } from '../support/arbitraries.ts';
import { openApiDocument } from '../support/openapi.ts';
import { ACTUATOR_BOUNDS } from './bounds.ts';
import { ACTUATORS, numberIn, type ActuatorFacts } from './facts.ts';
import { KEEPS_ACTUATOR, kept, ordered } from './lists.ts';
import { countedWords, to4Digits } from './members.ts';
import { leftOf } from './torques.ts';

/*
 * What a match must answer, by the words of CAPABILITIES 4: every candidate is held against every
 * requirement.
 */

/** Verdicts from best to worst. */
const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

type Verdict = (typeof VERDICTS)[number];

/**
 * What a further stage makes of a figure: the joint gets more torque, less speed and a smaller angle, and is
 * harder to turn by hand.
 */
type Through = 'torque' | 'speed' | 'angle' | 'drag' | 'nothing';

interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly end: 'least' | 'most';
  readonly through: Through;
  readonly unit: string | null;
}

const UNITS: readonly (readonly [name: RegExp, unit: string | null])[] = [
  [/^robot_count$|^gear_ratio$/, null],
  [/_nm_per_kg$/, 'N.m/kg'],
  [/_nm_per_a$/, 'N.m/A'],
  [/^price_per_nm$/, '{USD}/(N.m)'],
  [/_nm$/, 'N.m'],
  [/_rpm$/, '/min'],
  [/_g$/, 'g'],
  [/_usd$/, '{USD}'],
  [/_arcmin$/, "'"],
  [/_mm$/, 'mm'],
  [/_a$/, 'A'],
  [/_w$/, 'W'],
  [/_kg_m2$/, 'kg.m2'],
  [/_ohm$/, 'Ohm'],
  [/_mh$/, 'mH'],
  [/_pct$/, '%'],
  [/_db$/, 'dB'],
  [/_bits$/, 'bit'],
  [/_(count|pairs)$/, '1'],
];

const unitOf = (field: string): string | null => UNITS.find(([name]) => name.test(field))?.[1] ?? null;

function throughOf(field: string): Through {
  if (field === 'backdrive_torque_nm') return 'drag';
  if (/_nm$/.test(field) && !/_per_/.test(field)) return 'torque';
  return /_rpm$/.test(field) ? 'speed' : /_arcmin$/.test(field) ? 'angle' : 'nothing';
}

const boundRow = (name: string, field: string): BoundRow => ({
  ...{ name, field, unit: unitOf(field), through: throughOf(field) },
  end: name.startsWith('max_') ? 'most' : 'least',
});

/** The bounds of lists, and the RMS torque of a duty cycle. */
const BOUNDS: readonly BoundRow[] = [
  ...Object.entries(ACTUATOR_BOUNDS).map(([name, field]) => boundRow(name, field)),
  boundRow('rms_torque_nm', 'rated_torque_nm'),
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
  ...[
    ...['backdrivable', 'integrated_driver', 'brake', 'torque_sensor', 'output_encoder'],
    ...['multi_turn_absolute', 'safe_torque_off'],
  ].map((name) => [name, name, (asked: string) => asked === 'true'] as const),
  ['min_ip', 'ip_rating', String],
  ...['peak_torque_kind', 'rated_torque_kind', 'max_speed_kind', 'power_kind', 'kt_side'].map(
    (name) => [name, name, words] as const,
  ),
];

/** The names of what can be required. */
export const REQUIRED_NAMES: readonly string[] = [
  ...BOUNDS.map(({ name }) => name),
  ...ACCEPTED.map(([name]) => name),
];

/** The bounds that can be asked, with their fields. */
export const ASKED_BOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  BOUNDS.flatMap(({ name, field }) => (name === 'rms_torque_nm' ? [] : [[name, field]])),
);

/** Checks come in the order in which the document describes what was asked. */
const DESCRIBED =
  openApiDocument.paths['/api/v1/actuators/match']?.get?.parameters.map(({ name }) => name) ?? [];
const orderOf = (requirement: string): number =>
  requirement === 'rms_torque_nm'
    ? DESCRIBED.indexOf('min_rated_torque_nm') + 0.5
    : DESCRIBED.indexOf(requirement);

/** A duty cycle's greatest torque and the root of its mean square. */
function dutyOf(text: string): Readonly<Record<string, number>> {
  const steps = text.split(',').map((step) => step.split(':').map(Number));
  const time = steps.reduce((sum, [, seconds = 0]) => sum + seconds, 0);
  const squares = steps.reduce((sum, [torque = 0, seconds = 0]) => sum + torque * torque * seconds, 0);
  return {
    min_peak_torque_nm: Math.max(...steps.map(([torque = 0]) => Math.abs(torque))),
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
  const isStall = name === 'min_peak_torque_nm' && conditions.peak_torque_nm?.kind === 'stall';
  return isStall ? modifiersOf(query).stall_share : 1;
}

/** The bounds that a query states, or that follow from its duty: of the two the greater. */
export function boundsOf(query: NamedQuery): Bound[] {
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiersOf(query);
  const duty = query.duty === undefined ? {} : dutyOf(query.duty);
  const turned = {
    torque: ratio * efficiency,
    speed: 1 / ratio,
    angle: 1 / ratio,
    drag: ratio / efficiency,
    nothing: 1,
  };
  return BOUNDS.flatMap(({ name, field, end, through, unit }) => {
    const asked = [query[name], duty[name]].flatMap((bound) => (bound === undefined ? [] : [Number(bound)]));
    if (asked.length === 0) return [];
    const stated = Math.max(...asked);
    const need = through === 'torque' && end === 'least' ? stated * margin : stated;
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

/** Which part of a figure counts at a supply: of an upper bound, the most that is possible must be within it. */
function countedOf({ field, end }: Bound, actuator: ActuatorFacts, query: NamedQuery) {
  const { least, most } = field === 'backdrive_torque_nm' ? WHOLE : leftOf(actuator, field, query.voltage_v);
  return end === 'least' ? { least, most } : { least: most, most: least };
}

const WHOLE = { least: 1, most: 1 };

/** How likely an unknown figure is within a bound: the part of its possible values that is. */
function likelihoodOf(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): number {
  const figure = numberIn(actuator.fields, bound.field);
  if (figure === null) return 0;
  const { least, most } = countedOf(bound, actuator, query);
  const [worst, best] = [
    bound.gets(figure * least * shareOf(bound, actuator, query)),
    bound.gets(figure * most),
  ];
  const part = (best - bound.need) / (best - worst);
  return part > 0 ? to4Digits(Math.min(1, part)) : 0;
}

function verdictOn(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): Verdict {
  const figure = numberIn(actuator.fields, bound.field);
  if (figure === null) return 'unknown';
  const share = shareOf(bound, actuator, query);
  const left = countedOf(bound, actuator, query);
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
  const left = countedOf(bound, actuator, query);
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

/** A verdict on one requirement. */
interface Judged {
  readonly requirement: string;
  readonly verdict: Verdict;
  /** Whether it counts: an unknown figure that `include_unknown` names does not. */
  readonly counts: boolean;
  /** Of an unknown one, how likely it is met. */
  readonly likelihood: number;
}

/**
 * An actuator with the verdict on each requirement, the worst of them, and its checks as answers have them.
 */
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

/** The filters that select candidates. */
export const SELECTING = [
  ...['q', 'category', 'brand', 'use_case', 'availability', 'country', 'verified', 'data_source', 'doubted'],
  ...['used_in', 'robot_id', 'has', 'lacks', 'verified_against', 'price_stated_by', 'min_price_date'],
];

/** Every candidate of a query, judged. */
export function judged(query: NamedQuery): JudgedActuator[] {
  const given = [...SELECTING, 'include_unknown'];
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => given.includes(name)));
  const bounds = boundsOf(query);
  return kept(ACTUATORS, KEEPS_ACTUATOR, filters).map((actuator) => judge(actuator, query, bounds));
}

/** How many candidates have each verdict. */
export const countsOf = (candidates: readonly JudgedActuator[]) =>
  Object.fromEntries(
    VERDICTS.map((name) => [name, candidates.filter(({ verdict }) => verdict === name).length]),
  );

/** Whether a price is asked. */
const asksPrice = (query: NamedQuery): boolean => boundsOf(query).some(({ field }) => field === 'price_usd');

/**
 * What is answered of candidates, in its order: by verdict, then by the field that is asked. Without one known
 * prices come first where a price is asked, then the fewest unknown checks, then the likeliest, then the
 * lightest.
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

/** What was asked, as the answer repeats it. */
export const askedOf = (query: NamedQuery): Record<string, unknown> => ({
  ...Object.fromEntries(boundsOf(query).map(({ name, stated }) => [name, stated])),
  ...Object.fromEntries(
    ACCEPTED.flatMap(([name, , shown]) => (query[name] === undefined ? [] : [[name, shown(query[name])]])),
  ),
  ...(query.include_unknown !== undefined && { include_unknown: query.include_unknown.split(',') }),
  ...(query.min_peak_torque_nm !== undefined &&
    query.min_speed_rpm !== undefined && { together: query.together !== 'false' }),
  ...Object.fromEntries(
    Object.entries(modifiersOf(query)).filter(([name, value]) => value !== Reflect.get(USUAL, name)),
  ),
});

/**
 * What a bound would have to be for each of those that meet everything else and not it; the nearest first.
 */
export function easings(bound: Bound, candidates: readonly JudgedActuator[], query: NamedQuery): number[] {
  const blocked = candidates.filter(({ verdicts }) =>
    verdicts.every(
      ({ requirement, verdict, counts }) => (verdict === 'meets' || !counts) === (requirement !== bound.name),
    ),
  );
  const figures = blocked.flatMap((one) => {
    const figure = numberIn(one.fields, bound.field);
    const { least } = countedOf(bound, one, query);
    return figure === null ? [] : figure * least * shareOf(bound, one, query);
  });
  const values = figures.map((figure) => (bound.gets(figure) * bound.stated) / bound.need);
  return values.toSorted((one, other) => (bound.end === 'least' ? other - one : one - other));
}
