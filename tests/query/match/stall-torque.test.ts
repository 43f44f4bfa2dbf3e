import { describe, expect, test } from 'vitest';
import { matchesOf } from '../../support/match.ts';
import { actuatorEntry, serviceWith, STALLING_SERVO } from '../../support/small-catalog.ts';

const service = serviceWith(STALLING_SERVO);

test('a stall torque counts for a peak torque at the supply that is asked', () => {
  const checked = (query: string) =>
    matchesOf(service, query).data[0]?.checks.find(({ field }) => field === 'peak_torque_nm');
  expect(checked('peak_torque_nm=19&voltage_v=12')).toMatchObject({ verdict: 'meets', how: 'half of a stall torque' });
  expect(checked('peak_torque_nm=19&voltage_v=11')).toMatchObject({
    value: 40,
    verdict: 'close',
    how: 'half of a stall torque at 11 V',
  });
  expect(checked('peak_torque_nm=39&voltage_v=11')).toBeUndefined();
  // A range is at its lower end at some time, whichever end comes first.
  for (const supply of ['11-12', '12-11', '110e-1-12'])
    expect(checked(`peak_torque_nm=19&voltage_v=${supply}`)).toMatchObject({ how: 'half of a stall torque at 11 V' });
});

describe('a speed, and a rated torque that stalls sooner, count at the supply that is asked', () => {
  const drive = (voltage_v: number | string, speed: object, rated_torque_nm = 10) =>
    serviceWith(
      actuatorEntry({
        ...STALLING_SERVO,
        specs: { peak_torque_nm: 40, rated_torque_nm, max_speed_rpm: 200, voltage_v },
        conditions: { peak_torque_nm: { kind: 'stall', voltage_v: 48 }, max_speed_rpm: speed },
      }),
    );
  const stated = drive('12-48', { kind: 'no_load', voltage_v: 48 });
  const ranging = drive('12-48', { kind: 'maximum' });
  const [half, open] = ['0.5 of it at 24 V', 'a part or all of it at 24 V'];
  test.each([
    ['speed_rpm=100&voltage_v=24', stated, { verdict: 'meets', ratio: 1, how: half }],
    ['speed_rpm=110&voltage_v=24', stated, { verdict: 'close', ratio: 0.9091, how: half }],
    ['speed_rpm=200&voltage_v=48', stated, { verdict: 'meets', ratio: 1, how: undefined }],
    ['speed_rpm=100&voltage_v=24', ranging, { verdict: 'meets', ratio: 1, how: open }],
    ['speed_rpm=120&voltage_v=24', ranging, { verdict: 'unknown', ratio: 0.8333, how: open }],
    ['speed_rpm=120&voltage_v=24', drive('12-48', {}), { verdict: 'unknown', ratio: 0.8333, how: open }],
    ['speed_rpm=200&voltage_v=24', drive('12-48', { kind: 'limit' }), { verdict: 'meets', ratio: 1, how: undefined }],
    ['rated_torque_nm=10&voltage_v=12', stated, { verdict: 'meets', ratio: 1, how: undefined }],
  ])('%s', (query, service, told) => {
    const [check] = matchesOf(service, query).data[0]?.checks ?? [];
    expect({ verdict: check?.verdict, ratio: check?.ratio, how: check?.how }).toEqual(told);
  });

  test.each([
    ['speed_rpm=60&external_ratio=2&voltage_v=24', stated],
    ['speed_rpm=201&voltage_v=24', ranging],
    ['rated_torque_nm=20&voltage_v=12', drive('12-48', {}, 20)],
  ])('refuted by what the supply leaves: %s', (query, service) => {
    expect(matchesOf(service, query).counts).toMatchObject({ misses: 1 });
  });
});
