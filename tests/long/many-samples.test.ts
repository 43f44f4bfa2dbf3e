import { expect, test } from 'vitest';
import { certainChoices, planOf } from '../../src/query/load-profile/column-roles.ts';
import { readTable } from '../../src/query/load-profile/csv-table.ts';
import { readProfile } from '../../src/query/load-profile/read-profile.ts';

test('a load profile has at most a million samples', () => {
  const table = readTable(`time [s],torque [N·m],speed [rpm]\n${'0,1,10\n'.repeat(1_000_001)}`);
  if (!table.ok) throw new Error(table.error);
  const plan = planOf(certainChoices(table.value));
  if (plan === null) throw new Error('Something is still to choose.');
  const steps = readProfile(table.value, plan);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toEqual({ ok: false, error: 'Row 1000002: more than 1000000 samples' });
});
