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
  test('is the worst of the checks: misses are only counted', () => {
    const answer = asked('peak_torque_nm=20&weight_g=600');
    expect(answer.counts).toEqual({ meets: 1, close: 1, unknown: 1, misses: 1 });
    expect(answer.data.map(({ id }) => id)).toEqual(['geared', 'light', 'unweighed']);
    expect(answer.pagination.total).toBe(3);
  });

  test('is close up to the tolerance, and misses beyond it', () => {
    expect(verdictsOf('peak_torque_nm=20&weight_g=600&tolerance=0.05')).toEqual(['geared meets', 'unweighed unknown']);
    expect(verdictsOf('weight_g=460')).toEqual(['weak meets', 'light meets', 'geared close', 'unweighed unknown']);
  });

  test('is unknown where a figure is not published, with the fewest open checks first', () => {
    expect(verdictsOf('rated_torque_nm=8&speed_rpm=100&backdrivable=true')).toEqual([
      'geared unknown',
      'light unknown',
      'unweighed unknown',
    ]);
  });

  test('of a flag misses where the other is published', () => {
    const plain = serviceWith(actuatorEntry({ id: 'stiff', specs: { backdrivable: false } }), unweighed, weak);
    const { counts } = matchesOf(plain, 'backdrivable=true');
    expect(counts).toEqual({ meets: 1, close: 0, unknown: 1, misses: 1 });
  });
});

describe('a check', () => {
  test('has what was asked, what the joint gets, their ratio and the kind of the figure', () => {
    expect(checkOf('peak_torque_nm=20', 'geared')).toEqual({
      requirement: 'peak_torque_nm',
      field: 'peak_torque_nm',
      asked: 20,
      value: 22,
      unit: 'N.m',
      verdict: 'meets',
      ratio: 1.1,
      conditions: { kind: 'peak', voltage_v: 12 },
    });
  });

  test('has null for what is not published', () => {
    expect(checkOf('speed_rpm=10', 'light')).toMatchObject({
      value: null,
      ratio: null,
      verdict: 'unknown',
      conditions: null,
    });
  });

  test('holds torques with their margin, and other figures without', () => {
    const { asked: restated, data } = asked('peak_torque_nm=20&weight_g=600&margin=1.1');
    expect(restated).toEqual({ peak_torque_nm: 20, weight_g: 600, margin: 1.1 });
    expect(data[0]?.checks).toMatchObject([{ asked: 22, verdict: 'meets' }, { asked: 600 }]);
  });

  test('tells what a further stage makes of torque, speed and backlash, and both ratios', () => {
    const query = 'external_ratio=2&external_efficiency=0.9&';
    const stages = { gear_ratio: '9:1', external_ratio: 2 };
    expect(checkOf(`${query}peak_torque_nm=30`, 'geared')).toMatchObject({ value: 39.6, ...stages });
    expect(checkOf(`${query}speed_rpm=30`, 'geared')).toMatchObject({ value: 180, ...stages });
    expect(checkOf(`${query}backlash_arcmin=30`, 'geared')).toMatchObject({ value: 10, ...stages });
    expect(checkOf(`${query}weight_g=1000`, 'geared')).not.toHaveProperty('external_ratio');
  });
});

describe('a duty cycle', () => {
  test('asks for its RMS torque of the rated torque, and for its greatest of the peak torque', () => {
    const { asked: restated, data } = asked('duty=18:1,0:3');
    expect(restated).toEqual({ peak_torque_nm: 18, rms_torque_nm: 9 });
    expect(data.map(({ id, verdict }) => [id, verdict])).toEqual(
      [
        ['geared', 'meets'],
        ['light', 'misses'],
        ['unweighed', 'unknown'],
      ].filter(([, verdict]) => verdict !== 'misses'),
    );
  });

  test('and a greater peak torque asked beside it holds', () => {
    expect(asked('duty=18:1,0:3&peak_torque_nm=20').asked).toMatchObject({ peak_torque_nm: 20 });
    expect(asked('duty=18:1,0:3&peak_torque_nm=10').asked).toMatchObject({ peak_torque_nm: 18 });
  });
});

describe('what must be accepted', () => {
  const wired = actuatorEntry({
    id: 'wired',
    specs: {
      peak_torque_nm: 5,
      voltage_v: '24-48',
      comm: ['CAN', 'EtherCAT'],
      control_modes: ['torque'],
      ip_rating: 'IP65',
    },
    conditions: { peak_torque_nm: { kind: 'repeated_peak' } },
  });
  const bare = actuatorEntry({ id: 'bare' });
  // No candidate, but the catalog has its bus.
  const serial = actuatorEntry({ id: 'serial', brand: 'nomad', specs: { comm: ['RS-485'] } });
  const other = serviceWith(wired, bare, serial);

  test.each([
    ['voltage_v=36', 36, '24-48', 'meets'],
    ['voltage_v=60', 60, '24-48', 'misses'],
    ['comm=can,RS-485', ['can', 'RS-485'], ['CAN', 'EtherCAT'], 'meets'],
    ['comm=RS-485', ['RS-485'], ['CAN', 'EtherCAT'], 'misses'],
    ['control_mode=torque', ['torque'], ['torque'], 'meets'],
    ['min_ip=54', '54', 'IP65', 'meets'],
    ['min_ip=67', '67', 'IP65', 'misses'],
    ['torque_kind=peak,repeated_peak', ['peak', 'repeated_peak'], 'repeated_peak', 'meets'],
  ])('%s', (...[query, wanted, value, verdict]) => {
    const { asked: restated, counts, data } = matchesOf(other, `${query}&brand=acme`);
    expect(Object.values(restated)).toEqual([wanted]);
    expect(counts).toMatchObject({ unknown: 1, [verdict]: 1 });
    const checked = data.find(({ id }) => id === 'wired')?.checks[0];
    expect(checked?.value).toEqual(verdict === 'meets' ? value : undefined);
  });
});

test('filters tell who is a candidate at all', () => {
  const { counts } = asked('peak_torque_nm=20&category=smart_servo');
  expect(counts).toEqual({ meets: 0, close: 0, unknown: 0, misses: 0 });
});

test('within a verdict the lightest comes first, unless a sort is given', () => {
  expect(verdictsOf('peak_torque_nm=1')).toEqual(['weak meets', 'light meets', 'geared meets', 'unweighed meets']);
  expect(verdictsOf('peak_torque_nm=1&sort=peak_torque_nm')).toEqual([
    'unweighed meets',
    'geared meets',
    'light meets',
    'weak meets',
  ]);
});

test('relax names the smallest change of each bound that lets more actuators in', () => {
  expect(asked('peak_torque_nm=30&weight_g=450').relax).toEqual([]);
  expect(asked('peak_torque_nm=20&weight_g=450').relax).toEqual([
    { requirement: 'peak_torque_nm', from: 20, to: 18, adds: 1 },
    { requirement: 'weight_g', from: 450, to: 500, adds: 1 },
  ]);
});
