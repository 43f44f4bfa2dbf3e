import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed, stating } from '../fixtures.ts';

const wordsDoNotDeny = ruleNamed('words-do-not-deny');

const withBrake = (brake: boolean, words: string) => ({
  [ACTUATOR]: actuatorWith({ figures: { brake }, sources: [stating({ peak_torque_nm: '22 Nm', brake: words })] }),
});

test.each([
  [true, 'with brake'],
  [false, 'no brake'],
  [true, 'see page 3'],
])('a brake that is %s may rest on "%s"', (brake, words) => {
  expect(faultsOf(wordsDoNotDeny, withBrake(brake, words))).toEqual([]);
});

test('a yes or no of which the words say the opposite is a fault, unless a row explains it', () => {
  expect(faultsOf(wordsDoNotDeny, withBrake(true, 'no brake'))).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'figures.brake',
      found: 'true from "no brake"',
      wanted: 'false, or a row of suspects.yaml that names the figure, with the arithmetic',
    },
  ]);
  expectFinding(wordsDoNotDeny, withBrake(false, 'with brake'), { at: 'figures.brake', figure: 'brake' });
});
