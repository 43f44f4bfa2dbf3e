import { expect, test } from 'vitest';
import {
  certainChoices,
  openChoices,
  planOf,
  withUnit,
} from '../../../src/query/load-profile/column-roles.ts';
import { readTable } from '../../../src/query/load-profile/csv-table.ts';
import { readProfile } from '../../../src/query/load-profile/read-profile.ts';
import { reduceProfile } from '../../../src/query/load-profile/reduce-profile.ts';
import { swingingKnee } from './swinging-leg.ts';

test('the log of a leg swinging in MuJoCo is reduced to corners within the limits of its motor', async () => {
  const table = readTable(await swingingKnee());
  if (!table.ok) throw new Error(table.error);
  const certain = certainChoices(table.value);
  expect(openChoices(certain)).toEqual([{ kind: 'unit', of: 'time' }]);
  expect(certain.columns.map(({ unit }) => unit)).toEqual([null, 'N·m', 'rad/s']);
  const plan = planOf(withUnit(certain, 0, 's'));
  if (plan === null) throw new Error('Something is still to choose.');
  const profile = [...stepsOf(readProfile(table.value, plan))].at(-1);
  if (typeof profile !== 'object' || !profile.ok) throw new Error('The log was not read.');
  const { peak, rated, samples, seconds } = reduceProfile(profile.value);
  expect([samples, seconds]).toEqual([1000, expect.closeTo(1.998, 6)]);
  expect(peak.length).toBeGreaterThan(2);
  // The torque limit of the calf's motor in the model, N·m.
  expect(peak[0]?.torque_nm).toBeLessThanOrEqual(35.55);
  expect(rated.torque_nm).toBeLessThan(peak[0]?.torque_nm ?? 0);
  expect(peak.at(-1)?.speed_rpm).toBeGreaterThan(30);
});

/** The steps of a reading, followed by its return value. */
function* stepsOf<Step, Value>(steps: Generator<Step, Value>): Generator<Step | Value> {
  yield yield* steps;
}
