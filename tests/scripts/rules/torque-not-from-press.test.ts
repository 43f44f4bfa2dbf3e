import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed, sourceStating } from '../fixtures.ts';

const torqueNotFromPress = ruleNamed('torque-not-from-press');

const press = (...fields: readonly string[]) => ({ ...sourceStating(...fields), kind: 'press' });
const faultsWith = (...sources: readonly object[]) =>
  faultsOf(torqueNotFromPress, { [ACTUATOR]: actuatorWith({ sources }) });

test('an actuator of which no source states a torque is a fault', () => {
  expect(faultsWith(sourceStating('weight_g'))).toMatchObject([
    { file: `catalog/${ACTUATOR}`, field: 'sources', found: 'none that states a torque' },
  ]);
});

test('a peak torque from the press is a fault, though others state the rated one', () => {
  expect(faultsWith(sourceStating('rated_torque_nm'), press('peak_torque_nm'))).toMatchObject([
    { field: 'sources[1].kind', found: 'press' },
  ]);
});

test('without a peak torque the rated one must not be from the press', () => {
  expect(faultsWith(sourceStating('weight_g'), press('rated_torque_nm'))).toMatchObject([{ field: 'sources[1].kind' }]);
});

test('the press may repeat a torque that a better source states before it', () => {
  expect(faultsWith(sourceStating('peak_torque_nm'), press('peak_torque_nm', 'weight_g'))).toEqual([]);
});
