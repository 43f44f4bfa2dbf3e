import { expect, test } from 'vitest';
import { useCaseExists } from '../../../scripts/catalog/rules/use-case-exists.ts';
import { ACTUATOR, actuatorWith, faultsOf } from '../fixtures.ts';

test('a sound catalog has no fault', () => {
  expect(faultsOf(useCaseExists)).toEqual([]);
});

test('an unknown use case is a fault that names the nearest one', () => {
  const change = actuatorWith({ use_cases: ['humanoid', 'robot-arm'] });
  expect(faultsOf(useCaseExists, { [ACTUATOR]: change })).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'use_cases[1]',
      found: '"robot-arm"',
      wanted: 'a tag of use-cases.yaml (nearest: robot_arm)',
    },
  ]);
});
