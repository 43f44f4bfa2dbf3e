import { expect, test } from 'vitest';
import { ACTUATOR, faultsOf, ruleNamed } from '../fixtures.ts';

const validYaml = ruleNamed('valid-yaml');

test.each([
  ['a key given twice', 'name: A1\ncategory: x\nname: A2\n', 'line 3'],
  ['a quote that is not closed', 'name: A1\nnotes: "no end\n', 'line 3'],
  ['two documents', 'name: A1\n---\nname: A2\n', 'line 2'],
])('%s is a fault with its line', (_, text, line) => {
  expect(faultsOf(validYaml, { [ACTUATOR]: text })).toMatchObject([{ file: `catalog/${ACTUATOR}`, field: line }]);
});

test('an alias without its anchor is a fault', () => {
  expect(faultsOf(validYaml, { [ACTUATOR]: 'name: *nobody\n' })).toMatchObject([{ file: `catalog/${ACTUATOR}` }]);
});
