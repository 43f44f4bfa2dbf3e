import { expect, test } from 'vitest';
import { matchesOf } from '../support/match.ts';
import { actuatorEntry, serviceWith } from '../support/small-catalog.ts';

const servo = actuatorEntry({
  id: 'servo',
  specs: { peak_torque_nm: 40, max_speed_rpm: 200, voltage_v: 12 },
  conditions: {
    peak_torque_nm: { kind: 'stall', voltage_v: 12 },
    max_speed_rpm: { kind: 'no_load', voltage_v: 12 },
  },
});
const service = serviceWith(servo);

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
});
