import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../../src/api/documents/document.ts';
import { memberOf } from '../../../src/site/match/api-request.ts';
import { matchParameters, readMatchState, SORTS, type MatchState } from '../../../src/site/match/joint.ts';
import { openJudge, type JointJudgement } from '../../../src/site/match/judgement.ts';
import { matchAnswer, matchesOf, postMatch } from '../../support/match.ts';
import { copied, service } from '../fixtures.ts';

const { judge } = openJudge(copied);
// The API leaves nothing out of its own accord.
const stateOf = (query: string): MatchState =>
  readMatchState(new URLSearchParams(`${query}&include=discontinued,limits`));

function judgementOf(query: string): JointJudgement {
  const [first] = judge(stateOf(query)).joints;
  if (!first) throw new Error(`Nothing is asked by ${query}.`);
  return first;
}

type Checks = z.infer<typeof matchAnswer>['data'][number]['checks'];

/**
 * Checks without conditions and sellers, which the page has as tags; of a basis what kind of figure each is,
 * for the page's copy says no more.
 */
const bare = (checks: Checks) =>
  checks.map(({ conditions: _conditions, price_stated_by: _seller, basis, ...check }) => ({
    ...check,
    basis: figures.parse(basis)?.map(({ conditions, ...figure }) => ({
      ...figure,
      conditions: Object.entries(conditions ?? {}).filter(([name]) => TOLD.includes(name)),
    })),
  }));

const figures = z
  .array(z.looseObject({ conditions: z.record(z.string(), z.unknown()).nullable() }))
  .optional();

const TOLD = ['kind', 'voltage_v', 'speed_rpm', 'seconds'];

/** The page's result for an actuator, in the form of the API's. */
const shown = ({ groups, judgedAt }: JointJudgement) =>
  [...groups.meets, ...groups.close, ...groups.unknown].flatMap(judgedAt).map(({ actuator, checks }) => ({
    id: actuator.id,
    checks: bare(checks.map((check) => ({ ...check }))),
  }));

const answered = (query: string) =>
  matchesOf(service, query).data.map(({ id, checks }) => ({
    id,
    checks: bare(checks),
  }));

/** Questions of every kind: the page and the API answer each alike. */
const QUESTIONS = [
  'min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900',
  'min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900&comm=CAN&max_price_usd=500&backdrivable=true',
  'duty=60:2,10:8&max_weight_g=1500&margin=1.2',
  'min_peak_torque_nm=80&min_rated_torque_nm=20&external_ratio=2&external_efficiency=0.9&min_speed_rpm=60',
  'voltage_v=12&peak_torque_kind=stall,peak&max_price_usd=100&min_peak_torque_nm=2',
  'max_backlash_arcmin=1&max_repeatability_arcmin=1&external_ratio=3&min_ip=54',
  'max_outer_diameter_mm=60&max_length_mm=60&integrated_driver=true&control_mode=torque,mit',
  'peak_points=40@115,10@300&rated_points=5@60&voltage_v=24',
  'duty=60@20:2,10@300:8&margin=1.2&external_ratio=2&external_efficiency=0.9',
  'min_peak_torque_nm=2&min_speed_rpm=45&together=false&voltage_v=12&stall_share=0.4',
  'min_peak_torque_nm=10&category=smart_servo&tolerance=0.3&sort=price_usd&order=asc',
  'min_peak_torque_nm=10&brand=MyActuator&use_case=quadruped',
  'min_peak_torque_nm=30&country=china,germany&availability=in_production',
  'min_peak_torque_nm=5&integrated_driver=false&comm=ethercat,can fd&sort=torque_density_nm_per_kg&order=desc',
];

describe.each(QUESTIONS)('asked %s', (query) => {
  test('the page counts, orders, checks and relaxes as the API does', () => {
    const judgement = judgementOf(query);
    const answer = matchesOf(service, `${query}&limit=100`);
    expect(judgement.counts).toEqual(answer.counts);
    expect(judgement.relax).toEqual(answer.relax);
    expect(shown(judgement).slice(0, 100)).toEqual(answered(`${query}&limit=100`));
  });

  test('its address holds it', () => {
    const state = stateOf(query);
    expect(readMatchState(matchParameters(state))).toEqual(state);
  });
});

const SETS = z.looseObject({
  joints: z.array(matchAnswer.pick({ counts: true, relax: true })),
  sets: z.record(z.string(), z.unknown()),
});

test('the sets for several joints are those of the API', () => {
  const state = stateOf(
    'name=Hip&count=4&min_peak_torque_nm=60&min_speed_rpm=100&2.name=Knee&2.count=2&2.min_peak_torque_nm=40&2.max_weight_g=900&3.name=Ankle&3.count=2&3.min_peak_torque_nm=20&3.max_price_usd=300&3.comm=CAN&3.backdrivable=true',
  );
  const { joints, sets } = judge(state);
  const answer = SETS.parse(JSON.parse(textOf(postMatch(service, { joints: state.joints.map(memberOf) }))));
  expect(joints.map((joint) => joint && { counts: joint.counts, relax: joint.relax })).toEqual(
    answer.joints.map(({ counts, relax }) => ({ counts, relax })),
  );
  // The page shows the trust in a price as tags.
  const tags = ['price_stated_by', 'kinds', 'doubts'];
  const told = JSON.stringify(answer.sets, (name, value: unknown) =>
    tags.includes(name) ? undefined : value,
  );
  expect(sets).toEqual(JSON.parse(told));
});

test('of those that miss, the page shows the nearest that fail in one figure only', () => {
  const { groups, judgedAt } = judgementOf('min_peak_torque_nm=40&max_weight_g=900');
  const missed = groups.misses
    .flatMap(judgedAt)
    .map(({ checks }) => checks.filter(({ verdict }) => verdict === 'misses'));
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every((checks) => checks.length === 1)).toBe(true);
  const distances = missed.flat().map(({ ratio }) => Math.abs(Math.log(ratio ?? 0)));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('what cannot be read is told and not asked', () => {
  const { joints, errors } = judge(stateOf('min_peak_torque_nm=40&max_weight_g=heavy&margin=20&duty=often'));
  expect([...(errors[0] ?? new Map()).keys()].toSorted()).toEqual(['duty', 'margin', 'max_weight_g']);
  expect(joints[0]?.asking.requirements.map(({ row }) => row.name)).toEqual(['min_peak_torque_nm']);
});

test('discontinued actuators and limits of models are left out until they are asked for, and counted', () => {
  const usual = (query: string) => judge(readMatchState(new URLSearchParams(query))).joints[0];
  const query = 'min_rated_torque_nm=40&min_speed_rpm=30&voltage_v=24';
  const shownIn = (judgement: JointJudgement | null | undefined): string[] =>
    judgement ? shown(judgement).map(({ id }) => id) : [];
  expect(shownIn(judgementOf(query))).toContain('robotis-h54-200-s500-r');
  expect(shownIn(usual(query))).not.toContain('robotis-h54-200-s500-r');
  const left = shownIn(judgementOf(query)).length - shownIn(usual(query)).length;
  const { discontinued = 0, limits = 0 } = usual(query)?.further ?? {};
  expect(discontinued).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(discontinued + limits);
  expect(shownIn(usual(`${query}&include=discontinued`))).toContain('robotis-h54-200-s500-r');
  expect(shownIn(usual(`${query}&availability=discontinued`))).toContain('robotis-h54-200-s500-r');
});

test('what cannot be read is told where nothing else is asked', () => {
  const { joints, errors } = judge(stateOf('duty=often'));
  expect(joints).toEqual([null]);
  expect(errors[0]?.get('duty')).toContain('often');
});

test('a continuous torque above the peak torque is told', () => {
  const { errors } = judge(stateOf('min_peak_torque_nm=40&min_rated_torque_nm=50'));
  expect(errors[0]?.get('min_rated_torque_nm')).toContain('40');
});

test('every order of the page is one that the API has', () => {
  for (const [sort, { direction }] of Object.entries(SORTS)) {
    const query = `min_peak_torque_nm=20&sort=${sort}&order=${direction}&limit=10`;
    expect(shown(judgementOf(query)).slice(0, 10)).toEqual(answered(query));
  }
});
