import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getMatch, matchesOf, postMatch, problemIn } from '../../../support/match.ts';
import { actuatorEntry, serviceWith, STALLING_SERVO } from '../../../support/small-catalog.ts';

// Operating points, judged on actuators whose curves can be drawn by hand.

const qdd = actuatorEntry({
  id: 'qdd',
  specs: { peak_torque_nm: 40, rated_torque_nm: 20, max_speed_rpm: 200, voltage_v: 48, gear_ratio: '9:1' },
  figures: { rated_speed_rpm: 100 },
  conditions: { peak_torque_nm: { kind: 'peak' }, max_speed_rpm: { kind: 'maximum', voltage_v: 48 } },
});
const silent = actuatorEntry({ id: 'silent', specs: { weight_g: 300 } });
const service = serviceWith(qdd, STALLING_SERVO, silent);

const asked = (query: string) => matchesOf(service, query);
const checksOf = (query: string, id: string) =>
  asked(query).data.find((found) => found.id === id)?.checks ?? [];
const pointOf = (query: string, id: string) =>
  checksOf(query, id).find(({ field }) => field === 'torque_at_speed_nm');
const verdictsOf = (query: string) =>
  Object.fromEntries(asked(query).data.map(({ id, verdict }) => [id, verdict]));

describe('a point', () => {
  test('meets if stated figures prove it, misses if they refute it, and is unknown in between', () => {
    // The QDD proves the line from 40 N·m at rest to 20 N·m at 100 rpm; the servo has only its line to 200 rpm.
    expect(verdictsOf('peak_points=29@50')).toEqual({ qdd: 'meets', servo: 'unknown', silent: 'unknown' });
    expect(verdictsOf('peak_points=35@50')).toEqual({ qdd: 'unknown', silent: 'unknown' });
    expect(asked('peak_points=35@50').counts).toEqual({ meets: 0, close: 0, unknown: 2, misses: 1 });
    expect(asked('peak_points=1@201').counts).toMatchObject({ misses: 2 });
  });

  test('is close within the tolerance of the proved torque', () => {
    expect(verdictsOf('peak_points=32@50').qdd).toBe('close');
    expect(verdictsOf('peak_points=32@50&tolerance=0.05').qdd).toBe('unknown');
  });

  test('has the proved and possible torque, their figures, and the explanation', () => {
    expect(pointOf('peak_points=29@50', 'qdd')).toEqual({
      requirement: 'peak_points',
      field: 'torque_at_speed_nm',
      asked: { torque_nm: 29, speed_rpm: 50 },
      value: { least: 30, most: 40 },
      unit: 'N.m',
      verdict: 'meets',
      ratio: 1.034,
      conditions: null,
      basis: [
        { field: 'peak_torque_nm', value: 40, conditions: { kind: 'peak' } },
        { field: 'rated_torque_nm', value: 20, conditions: null },
        { field: 'rated_speed_rpm', value: 100, conditions: null },
        { field: 'max_speed_rpm', value: 200, conditions: { kind: 'maximum', voltage_v: 48 } },
        { field: 'voltage_v', value: 48, conditions: null },
      ],
      how: 'between stated figures',
    });
    expect(pointOf('peak_points=15@100', 'servo')).toMatchObject({
      value: { least: 20, most: 20 },
      how: 'on the line of a stall torque and a no-load speed',
    });
    expect(pointOf('peak_points=20@100', 'qdd')).toMatchObject({ how: 'at a stated point' });
    expect(pointOf('peak_points=20@100', 'silent')).toMatchObject({
      value: { least: null, most: null },
      ratio: null,
      basis: [],
      how: null,
      verdict: 'unknown',
    });
  });

  test('with continuous torque is compared with the rated torque', () => {
    expect(verdictsOf('rated_points=20@100')).toEqual({ qdd: 'meets', servo: 'unknown', silent: 'unknown' });
    expect(asked('rated_points=21@100&tolerance=0').counts).toMatchObject({ misses: 2 });
  });

  test('has its margin on the torque', () => {
    expect(pointOf('peak_points=20@50&margin=1.5', 'qdd')).toMatchObject({
      asked: { torque_nm: 30 },
      verdict: 'meets',
    });
    expect(verdictsOf('peak_points=20@50&margin=1.6&tolerance=0').qdd).toBe('unknown');
  });

  test('behind an external stage is compared at the motor and reported at the joint', () => {
    const query = 'peak_points=54@25&external_ratio=2&external_efficiency=0.9';
    expect(pointOf(query, 'qdd')).toMatchObject({
      value: { least: 54, most: 72 },
      verdict: 'meets',
      gear_ratio: '9:1',
      external_ratio: 2,
    });
  });

  test('is compared with the reduced torque at a lower supply', () => {
    // At half of its 12 V the servo has half of its torque and speed.
    expect(pointOf('peak_points=10@50&voltage_v=12', 'servo')).toMatchObject({
      value: { least: 20, most: 30 },
    });
    const weak = matchesOf(
      serviceWith({ ...STALLING_SERVO, specs: { ...STALLING_SERVO.specs, voltage_v: '6-12' } }),
      'peak_points=10@50&voltage_v=6',
    );
    expect(weak.data[0]?.checks[0]).toMatchObject({ value: { least: 10, most: 10 }, verdict: 'meets' });
  });
});

describe('a peak torque and a speed', () => {
  test('that are required together are also a point', () => {
    const { asked: restated, counts } = asked('min_peak_torque_nm=35&min_speed_rpm=150');
    expect(restated).toEqual({
      min_peak_torque_nm: 35,
      min_speed_rpm: 150,
      peak_points: [{ torque_nm: 35, speed_rpm: 150 }],
      together: true,
    });
    expect(counts).toEqual({ meets: 0, close: 0, unknown: 2, misses: 1 });
  });

  test('are judged separately on request', () => {
    const { asked: restated, counts } = asked('min_peak_torque_nm=35&min_speed_rpm=150&together=false');
    expect(restated).toEqual({ min_peak_torque_nm: 35, min_speed_rpm: 150, together: false });
    expect(counts).toEqual({ meets: 1, close: 1, unknown: 1, misses: 0 });
  });

  test('are no point if only one is required', () => {
    expect(asked('min_peak_torque_nm=35').asked).toEqual({ min_peak_torque_nm: 35 });
    expect(asked('duty=35:2&min_speed_rpm=150').asked).toEqual({
      min_peak_torque_nm: 35,
      rms_torque_nm: 35,
      min_speed_rpm: 150,
    });
  });
});

describe('a stall torque', () => {
  test('meets up to half of it, is close up to all of it, and says why', () => {
    expect(checksOf('min_peak_torque_nm=20', 'servo')).toMatchObject([
      { value: 40, verdict: 'meets', how: 'half of a stall torque' },
    ]);
    expect(checksOf('min_peak_torque_nm=40', 'servo')).toMatchObject([{ verdict: 'close' }]);
    expect(verdictsOf('min_peak_torque_nm=41')).toEqual({ qdd: 'close', silent: 'unknown' });
    expect(checksOf('min_peak_torque_nm=20', 'qdd')[0]).not.toHaveProperty('how');
  });

  test.each(['stall_share=1', 'peak_torque_kind=stall', 'peak_torque_kind=peak,STALL'])(
    'counts in full with %s',
    (modifier) => {
      expect(checksOf(`min_peak_torque_nm=40&${modifier}`, 'servo')[0]).toMatchObject({ verdict: 'meets' });
      expect(checksOf(`min_peak_torque_nm=40&${modifier}`, 'servo')[0]).not.toHaveProperty('how');
      expect(pointOf(`peak_points=30@50&${modifier}`, 'servo')).toMatchObject({ verdict: 'meets' });
    },
  );

  test('counts by another share', () => {
    expect(checksOf('min_peak_torque_nm=30&stall_share=0.75', 'servo')).toMatchObject([
      { verdict: 'meets', how: '0.75 of a stall torque' },
    ]);
    expect(asked('min_peak_torque_nm=30&stall_share=0.75').asked).toEqual({
      min_peak_torque_nm: 30,
      stall_share: 0.75,
    });
  });
});

describe('a duty cycle with speeds', () => {
  test('requires each step at its speed, and its RMS torque at the mean speed', () => {
    expect(asked('duty=-40@20:2,10@120:8').asked).toEqual({
      min_peak_torque_nm: 40,
      rms_torque_nm: 20,
      peak_points: [
        { torque_nm: 40, speed_rpm: 20, seconds: 2 },
        { torque_nm: 10, speed_rpm: 120, seconds: 8 },
      ],
      rated_points: [{ torque_nm: 20, speed_rpm: 100 }],
    });
  });

  test('requires continuous torque for a step longer than the peak torque', () => {
    expect(asked('duty=30@20:12').asked).toMatchObject({
      peak_points: [{ torque_nm: 30, speed_rpm: 20 }],
      // The RMS torque needs longer than the step and exceeds it.
      rated_points: [{ torque_nm: 30, speed_rpm: 20 }],
    });
    expect(asked('duty=30:12,1:20').asked).toMatchObject({
      rated_points: [
        { torque_nm: 30, speed_rpm: 0, seconds: 12 },
        { torque_nm: 1, speed_rpm: 0, seconds: 20 },
      ],
    });
    expect(asked('duty=30:12,1:20&peak_seconds=30').asked).not.toHaveProperty('rated_points');
  });

  test('reads the duration of a peak torque from its source, if stated', () => {
    const timed = (seconds: number) =>
      serviceWith({ ...qdd, conditions: { ...qdd.conditions, peak_torque_nm: { kind: 'peak', seconds } } });
    const verdictsWith = (seconds: number, query: string) =>
      matchesOf(timed(seconds), query).data[0]?.checks.map(
        ({ requirement, verdict }) => `${requirement} ${verdict}`,
      );
    const short = 'duty=30@40:5,1@40:100&peak_seconds=200';
    expect(verdictsWith(5, short)?.slice(2)).toEqual([
      'peak_points meets',
      'peak_points meets',
      'rated_points meets',
    ]);
    expect(matchesOf(timed(4), short).counts).toMatchObject({ misses: 1 });
    expect(verdictsWith(20, 'duty=30@40:15,0@40:100')).toContain('rated_points meets');
    expect(matchesOf(timed(14), 'duty=30@40:15,0@40:100').counts).toMatchObject({ misses: 1 });
  });
});

describe('relax', () => {
  test("names the smallest reduction in a point's torque that lets more actuators meet", () => {
    expect(asked('peak_points=32@50&tolerance=0').relax).toEqual([
      { requirement: 'peak_points', from: 32, to: 30, adds: 1, speed_rpm: 50 },
    ]);
    expect(asked('peak_points=40.5@50&tolerance=0').relax).toEqual([]);
  });

  test('relaxes a torque and a speed that are required together, each with its point', () => {
    expect(asked('min_peak_torque_nm=24&min_speed_rpm=90').relax).toEqual([
      { requirement: 'min_peak_torque_nm', from: 24, to: 22, adds: 1 },
      { requirement: 'min_speed_rpm', from: 90, to: 80, adds: 1 },
    ]);
  });
});

test('POST accepts the same as texts, lists and flags', () => {
  const body = {
    defaults: { stall_share: 1 },
    joints: [
      { name: 'Knee', peak_points: ['29@50', '10@100'], rated_points: '20@100' },
      { name: 'Hip', min_peak_torque_nm: 35, min_speed_rpm: 150, together: false },
    ],
  };
  const { joints } = z
    .object({ joints: z.unknown() })
    .parse(JSON.parse(String(postMatch(service, body).body)));
  expect(joints).toMatchObject([
    {
      asked: {
        peak_points: [{ torque_nm: 29 }, { torque_nm: 10 }],
        rated_points: [{ torque_nm: 20 }],
        stall_share: 1,
      },
    },
    { asked: { together: false }, counts: { meets: 2 } },
  ]);
});

test.each([
  ['peak_points=40', 'peak_points'],
  ['peak_points=0@100', 'peak_points'],
  [`rated_points=${Array(21).fill('1@1').join(',')}`, 'rated_points'],
  ['min_peak_torque_nm=1&stall_share=0', 'stall_share'],
  ['min_peak_torque_nm=1&peak_seconds=0', 'peak_seconds'],
  ['min_peak_torque_nm=1&together=perhaps', 'together'],
  [`duty=${Array(21).fill('1@1:1').join(',')}`, 'duty'],
])('%s is refused', (query, field) => {
  expect(problemIn(getMatch(service, query))).toMatchObject({
    code: 'invalid_parameter',
    errors: [{ field }],
  });
});
