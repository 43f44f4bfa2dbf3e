import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const speedOrder = ruleNamed('speed-order');

test('a rated speed above the maximum is a fault', () => {
  const turning = (rated_speed_rpm: number) => ({
    [ACTUATOR]: actuatorWith({ specs: { max_speed_rpm: 100 }, figures: { rated_speed_rpm } }),
  });
  expect(faultsOf(speedOrder, turning(100))).toEqual([]);
  expect(faultsOf(speedOrder, turning(101))).toMatchObject([{ field: 'figures.rated_speed_rpm', found: '101' }]);
});
