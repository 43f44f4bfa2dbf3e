import { expect, test } from 'vitest';
import { readProfile } from '../../../src/query/load-profile/read-profile.ts';
import { reduceProfile } from '../../../src/query/load-profile/reduce-profile.ts';
import { swingingKnee } from '../../support/swinging-leg.ts';

test('the log of a leg that swings in MuJoCo is reduced to corners that its motor, as limited there, can reach', async () => {
  const { done, value: read } = readProfile(await swingingKnee()).next();
  if (done !== true || !read.ok) throw new Error('The log was not read.');
  const { peak, rated, samples, seconds } = reduceProfile(read.value);
  expect(read.value.units).toEqual({ time: 's', torque: 'N·m', speed: 'rad/s' });
  expect([samples, seconds]).toEqual([1000, expect.closeTo(1.998, 6)]);
  expect(peak.length).toBeGreaterThan(2);
  // The limit of the calf's motor in the model, N·m.
  expect(peak[0]?.torque_nm).toBeLessThanOrEqual(35.55);
  expect(rated.torque_nm).toBeLessThan(peak[0]?.torque_nm ?? 0);
  expect(peak.at(-1)?.speed_rpm).toBeGreaterThan(30);
});
