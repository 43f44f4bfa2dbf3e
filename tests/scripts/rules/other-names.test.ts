import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const otherNames = ruleNamed('other-names');

const withAliases = (...aliases: readonly string[]) => actuatorWith({ name: 'A1', aliases });

test('an alias may name several variants of a model', () => {
  const files = { [ACTUATOR]: withAliases('A-1'), 'actuators/acme/a1-24v.yaml': withAliases('A-1', 'Acme One') };
  expect(faultsOf(otherNames, files)).toEqual([]);
});

test("the record's own name is no alias", () => {
  expect(faultsOf(otherNames, { [ACTUATOR]: withAliases('A-1', 'a1') })).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'aliases[1]',
      found: '"a1"',
      wanted: 'another name that people use; or none',
    },
  ]);
});

test('the name of another actuator of the maker is no alias', () => {
  const files = {
    [ACTUATOR]: actuatorWith({ aliases: ['A2'] }),
    'actuators/acme/a2.yaml': actuatorWith({ name: 'A2' }),
  };
  expect(faultsOf(otherNames, files)).toMatchObject([{ field: 'aliases[0]', found: '"A2"' }]);
});
