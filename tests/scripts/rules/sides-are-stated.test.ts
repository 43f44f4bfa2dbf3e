import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const sidesAreStated = ruleNamed('sides-are-stated');

test('a torque constant has no side that the notes call unstated', () => {
  const noting = (notes: string) => ({
    [ACTUATOR]: actuatorWith({ notes, conditions: { kt_nm_per_a: { side: 'output' } } }),
  });
  expect(faultsOf(sidesAreStated, noting('Kt × current is the peak torque, so it is the output’s.'))).toEqual([]);
  expect(faultsOf(sidesAreStated, noting('Kt frame (motor or output) is not stated.'))).toMatchObject([
    { field: 'conditions.kt_nm_per_a.side', found: 'output' },
  ]);
});
