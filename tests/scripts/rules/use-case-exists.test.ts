import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const useCaseExists = ruleNamed('use-case-exists');

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
