import { describe, expect, test } from 'vitest';
import { matchesOf } from '../../support/match.ts';
import { actuatorEntry, serviceWith } from '../../support/small-catalog.ts';

const geared = actuatorEntry({
  id: 'geared',
  name: 'Geared',
  price_usd: 300,
  specs: {
    peak_torque_nm: 22,
    rated_torque_nm: 9,
    max_speed_rpm: 360,
    weight_g: 500,
    gear_ratio: '9:1',
    backlash_arcmin: 20,
  },
  conditions: { peak_torque_nm: { kind: 'peak', voltage_v: 12 } },
});
const light = actuatorEntry({
  id: 'light',
  name: 'Light',
  specs: { peak_torque_nm: 18, rated_torque_nm: 8, weight_g: 200 },
  conditions: { peak_torque_nm: { kind: 'peak' } },
});
const unweighed = actuatorEntry({
  id: 'unweighed',
  name: 'Unweighed',
  specs: { peak_torque_nm: 40, backdrivable: true },
});
const weak = actuatorEntry({
  id: 'weak',
  name: 'Weak',
  specs: { peak_torque_nm: 2, rated_torque_nm: 1, weight_g: 50 },
});
const service = serviceWith(geared, light, unweighed, weak);
const asked = (query: string) => matchesOf(service, query);
const verdictsOf = (query: string) => asked(query).data.map(({ id, verdict }) => `${id} ${verdict}`);
const checkOf = (query: string, id: string) => asked(query).data.find((match) => match.id === id)?.checks[0];

describe('the verdict', () => {
  test('is unknown for an unpublished figure, with the fewest unknown checks first', () => {
    expect(verdictsOf('min_rated_torque_nm=8&min_speed_rpm=100&backdrivable=true')).toEqual([
      'geared unknown',
      'light unknown',
      'unweighed unknown',
    ]);
  });

  test('of a flag is misses if the opposite is published', () => {
    const plain = serviceWith(
      actuatorEntry({ id: 'stiff', specs: { backdrivable: false } }),
      unweighed,
      weak,
    );
    const { counts } = matchesOf(plain, 'backdrivable=true');
    expect(counts).toEqual({ meets: 1, close: 0, unknown: 1, misses: 1 });
  });
});

// Each kind proves another part of a peak torque of 20 N·m, next to a rated torque of 6 N·m.
describe.each([
  [{ kind: 'peak' }, { 5: 'meets', 20: 'meets', 21: 'close', 25: 'misses' }, undefined],
  [{ kind: 'repeated_peak' }, { 20: 'meets', 21: 'close' }, undefined],
  [{ kind: 'stall' }, { 10: 'meets', 11: 'close', 20: 'close', 21: 'misses' }, 'half of a stall torque'],
  [undefined, { 10: 'meets', 11: 'close', 20: 'close', 21: 'misses' }, 'half of a torque of unstated kind'],
  [
    { kind: 'momentary' },
    { 6: 'meets', 7: 'unknown', 21: 'misses' },
    'a torque of kind momentary proves nothing',
  ],
  [{ kind: 'limit' }, { 6: 'meets', 7: 'unknown', 21: 'misses' }, 'a torque of kind limit proves nothing'],
] as const)('a peak torque of 20 N·m and conditions %j', (conditions, verdicts, how) => {
  const one = actuatorEntry({
    id: 'one',
    specs: { peak_torque_nm: 20, rated_torque_nm: 6 },
    ...(conditions !== undefined && { conditions: { peak_torque_nm: conditions } }),
  });

  test.each(Object.entries(verdicts))('is %s N·m: %s', (torque, verdict) => {
    const { counts } = matchesOf(serviceWith(one), `min_peak_torque_nm=${torque}`);
    expect(counts).toMatchObject({ [verdict]: 1 });
  });

  test('states how it counts', () => {
    const [match] = matchesOf(serviceWith(one), 'min_peak_torque_nm=7').data;
    expect(match?.checks[0]?.how).toBe(how);
  });
});

test('a rated torque proves a required peak torque that it reaches, even without a published peak torque', () => {
  const rated = actuatorEntry({ id: 'rated', specs: { rated_torque_nm: 6 } });
  const [match] = matchesOf(serviceWith(rated), 'min_peak_torque_nm=6').data;
  expect(match?.checks[0]).toMatchObject({
    value: null,
    verdict: 'meets',
    how: 'a rated torque or a published point reaches it',
  });
  expect(matchesOf(serviceWith(rated), 'min_peak_torque_nm=6.1').counts).toMatchObject({ unknown: 1 });
});

describe('a check', () => {
  test('has the required value, the value at the joint, their ratio and the kind of the figure', () => {
    expect(checkOf('min_peak_torque_nm=20', 'geared')).toEqual({
      requirement: 'min_peak_torque_nm',
      field: 'peak_torque_nm',
      asked: 20,
      value: 22,
      unit: 'N.m',
      verdict: 'meets',
      ratio: 1.1,
      conditions: { kind: 'peak', voltage_v: 12 },
    });
  });

  test('has null for an unpublished figure', () => {
    expect(checkOf('min_speed_rpm=10', 'light')).toMatchObject({
      value: null,
      ratio: null,
      verdict: 'unknown',
      conditions: null,
    });
  });

  test('applies the margin to torques only', () => {
    const { asked: restated, data } = asked('min_peak_torque_nm=20&max_weight_g=600&margin=1.1');
    expect(restated).toEqual({ min_peak_torque_nm: 20, max_weight_g: 600, margin: 1.1 });
    expect(data[0]?.checks).toMatchObject([{ asked: 22, verdict: 'meets' }, { asked: 600 }]);
  });

  test('shows the effect of an external stage on torque, speed and backlash, and both ratios', () => {
    const query = 'external_ratio=2&external_efficiency=0.9&';
    const stages = { gear_ratio: '9:1', external_ratio: 2 };
    expect(checkOf(`${query}min_peak_torque_nm=30`, 'geared')).toMatchObject({ value: 39.6, ...stages });
    expect(checkOf(`${query}min_speed_rpm=30`, 'geared')).toMatchObject({ value: 180, ...stages });
    expect(checkOf(`${query}max_backlash_arcmin=30`, 'geared')).toMatchObject({ value: 10, ...stages });
    expect(checkOf(`${query}max_weight_g=1000`, 'geared')).not.toHaveProperty('external_ratio');
  });
});

describe('a duty cycle', () => {
  test('requires its RMS torque as rated torque and its greatest torque as peak torque', () => {
    const { asked: restated, data } = asked('duty=18:1,0:3');
    expect(restated).toEqual({ min_peak_torque_nm: 18, rms_torque_nm: 9 });
    expect(data.map(({ id, verdict }) => [id, verdict])).toEqual(
      [
        ['geared', 'meets'],
        ['light', 'misses'],
        ['unweighed', 'unknown'],
      ].filter(([, verdict]) => verdict !== 'misses'),
    );
  });

  test('yields to a greater required peak torque', () => {
    expect(asked('duty=18:1,0:3&min_peak_torque_nm=20').asked).toMatchObject({ min_peak_torque_nm: 20 });
    expect(asked('duty=18:1,0:3&min_peak_torque_nm=10').asked).toMatchObject({ min_peak_torque_nm: 18 });
  });
});

test('relax names the smallest change of each bound that admits more actuators', () => {
  expect(asked('min_peak_torque_nm=30&max_weight_g=450').relax).toEqual([]);
  expect(asked('min_peak_torque_nm=20&max_weight_g=450').relax).toEqual([
    { requirement: 'min_peak_torque_nm', from: 20, to: 18, adds: 1 },
    { requirement: 'max_weight_g', from: 450, to: 500, adds: 1 },
  ]);
});

// As doubles, 0.8 * 0.75 is more than 0.6.
test('relax names a change of 25 %, but none beyond it', () => {
  const coils = serviceWith(actuatorEntry({ id: 'coil', specs: {}, figures: { phase_inductance_mh: 0.6 } }));
  expect(matchesOf(coils, 'min_phase_inductance_mh=0.8').relax).toEqual([
    { requirement: 'min_phase_inductance_mh', from: 0.8, to: 0.6, adds: 1 },
  ]);
  expect(matchesOf(coils, 'min_phase_inductance_mh=0.81').relax).toEqual([]);
});
