import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed, stating } from '../fixtures.ts';

const witnessesAreNoted = ruleNamed('witnesses-are-noted');

test('a source that states another value is named in the notes', () => {
  const actuator = (words: string, notes = 'Figures of the data sheet.') => ({
    [ACTUATOR]: actuatorWith({
      notes,
      specs: { peak_torque_nm: 22, weight_g: 500 },
      sources: [stating({ weight_g: '500 g' }), stating({ weight_g: words })],
    }),
  });
  expect(faultsOf(witnessesAreNoted, actuator('505 g'))).toEqual([]);
  expect(faultsOf(witnessesAreNoted, actuator('540 g', 'Another table has 540 g.'))).toEqual([]);
  expectFinding(witnessesAreNoted, actuator('540 g'), { at: 'specs.weight_g', figure: 'weight_g' });
});
