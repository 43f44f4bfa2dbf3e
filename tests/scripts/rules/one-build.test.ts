import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed, stating } from '../fixtures.ts';

const oneBuild = ruleNamed('one-build');

test('a length of one build does not stand beside the mass of another', () => {
  const actuator = (length_mm: string) => ({
    [ACTUATOR]: actuatorWith({
      figures: { length_mm: 78 },
      sources: [stating({ weight_g: 'absolute: 2.9 kg', length_mm })],
    }),
  });
  expect(faultsOf(oneBuild, actuator('absolute: 78'))).toEqual([]);
  expect(faultsOf(oneBuild, actuator('78'))).toEqual([]);
  expectFinding(oneBuild, actuator('inc 2500ppr: 78'), { at: 'figures.length_mm', figure: 'length_mm' });
});
