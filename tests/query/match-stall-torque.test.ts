import { expect, test } from 'vitest';
import { matchesOf } from '../support/match.ts';
import { serviceWith, STALLING_SERVO } from '../support/small-catalog.ts';

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
