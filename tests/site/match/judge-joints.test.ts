import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { memberOf } from '../../../src/site/finder/state/api-request.ts';
import { jointIn } from '../../../src/site/finder/state/state.ts';
import { openJudge, type JointJudgement } from '../../../src/site/match/judge-joints.ts';
import { matchAnswer, matchesOf, postMatch } from '../../support/match.ts';
import { copied, service, stateAt } from '../fixtures.ts';

const { judge, setsFor } = openJudge(copied);

function judgementOf(query: string): JointJudgement {
  const state = stateAt(query);
  const judgement = judge(jointIn(state), state.sort === null ? null : state);
  if (judgement === null) throw new Error(`Nothing is judged by ${query}.`);
  return judgement;
}

type Checks = z.infer<typeof matchAnswer>['data'][number]['checks'];

/**
 * Checks without conditions and sellers, which the page shows as tags; of a basis only the kind of each
 * figure.
 */
const bare = (checks: Checks) =>
  checks.map(({ conditions: _conditions, price_stated_by: _seller, price_date: _date, basis, ...check }) => ({
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

/** The members of an actuator that the page shows, as in answers of the API. */
const shown = ({ rows, judgedAt }: JointJudgement) =>
  rows.flatMap(judgedAt).map(({ actuator, verdict, checks }) => ({
    id: actuator.id,
    verdict,
    checks: bare(checks.map((check) => ({ ...check }))),
  }));

const answered = (query: string) =>
  matchesOf(service, query).data.map(({ id, verdict, checks }) => ({
    id,
    verdict,
    checks: bare(checks),
  }));

/** Questions of every kind, which page and API must answer alike. */
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
  'min_peak_torque_nm=30&country=China,Germany&availability=in_production',
  'min_peak_torque_nm=5&integrated_driver=false&comm=EtherCAT,CAN FD&sort=torque_density_nm_per_kg&order=desc',
];

describe.each(QUESTIONS)('for %s', (query) => {
  test('the page counts, sorts, checks and relaxes like the API', () => {
    const judgement = judgementOf(query);
    const answer = matchesOf(service, `${query}&limit=100`);
    expect(judgement.ranking.counts).toEqual(answer.counts);
    expect(judgement.relax).toEqual(answer.relax);
    expect(shown(judgement).slice(0, 100)).toEqual(answered(`${query}&limit=100`));
  });
});

const SETS = z.looseObject({
  joints: z.array(matchAnswer.pick({ counts: true, relax: true })),
  sets: z.record(z.string(), z.unknown()),
});

test('the sets for several joints are those of the API', () => {
  const { joints: asked } = stateAt(
    'name=Hip&count=4&min_peak_torque_nm=60&min_speed_rpm=100&2.name=Knee&2.count=2&2.min_peak_torque_nm=40&2.max_weight_g=900&3.name=Ankle&3.count=2&3.min_peak_torque_nm=20&3.max_price_usd=300&3.comm=CAN&3.backdrivable=true',
  );
  const body = { joints: asked.map((joint) => memberOf(copied, joint)) };
  const answer = SETS.parse(JSON.parse(textOf(postMatch(service, body))));
  expect(
    asked.map((joint) => {
      const judgement = judge(joint, null);
      return judgement && { counts: judgement.ranking.counts, relax: judgement.relax };
    }),
  ).toEqual(answer.joints.map(({ counts, relax }) => ({ counts, relax })));
  // The page shows the trust in each price as tags: who states it, its kind and date.
  const tags = ['price_stated_by', 'price_date', 'prices', 'kinds', 'doubts'];
  const told = JSON.stringify(answer.sets, (name, value: unknown) =>
    tags.includes(name) ? undefined : value,
  );
  expect(setsFor(asked)).toEqual(JSON.parse(told));
});

test('an unchanged joint is judged once, for any order of display', () => {
  const state = stateAt('min_peak_torque_nm=10&sort=price_usd&order=asc');
  const inOrder = judge(jointIn(state), state);
  setsFor(state.joints);
  expect(judge(jointIn(state), state)).toBe(inOrder);
  expect(judge(jointIn(state), null)?.ranking).toBe(inOrder?.ranking);
});

test('of the actuators that miss, the page shows the nearest that fail in a single figure', () => {
  const { nearMisses, judgedAt } = judgementOf('min_peak_torque_nm=40&max_weight_g=900');
  const missed = nearMisses
    .flatMap(judgedAt)
    .map(({ checks }) => checks.filter(({ verdict }) => verdict === 'misses'));
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every((checks) => checks.length === 1)).toBe(true);
  const distances = missed.flat().map(({ ratio }) => Math.abs(Math.log(ratio ?? 0)));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('a joint is judged as soon as it has a figure, a point or a duty', () => {
  const isJudged = (query: string): boolean => judge(jointIn(stateAt(query)), null) !== null;
  expect(['max_weight_g=900', 'peak_points=4@10', 'duty=60:2,10:8'].map(isJudged)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', 'comm=CAN&voltage_v=24', 'margin=2&q=ak80'].map(isJudged)).toEqual([false, false, false]);
});

test('named actuators are all shown, even those that miss', () => {
  const ids = 'robotis-xm540-w270-r,unitree-go-m8010-6';
  expect(shown(judgementOf(`ids=${ids}&min_peak_torque_nm=1000`)).map(({ verdict }) => verdict)).toEqual([
    'misses',
    'misses',
  ]);
});
