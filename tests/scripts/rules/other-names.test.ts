import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const otherNames = ruleNamed('other-names');

const withAliases = (...aliases: readonly string[]) => actuatorWith({ name: 'A1', aliases });

test('an alias may name several variants of a model', () => {
  const files = { [ACTUATOR]: withAliases('A-1'), 'actuators/acme/a1-24v.yaml': withAliases('A-1', 'Acme One') };
  expect(faultsOf(otherNames, files)).toEqual([]);
});

test.each([
  { fault: "the record's own name", aliases: ['A-1', 'a1'], field: 'aliases[1]' },
  { fault: 'a blank alias', aliases: [' '], field: 'aliases[0]' },
  { fault: 'an alias that is there twice', aliases: ['A-1', 'A 1', 'a-1'], field: 'aliases[2]' },
])('$fault is a fault', ({ aliases, field }) => {
  expect(faultsOf(otherNames, { [ACTUATOR]: withAliases(...aliases) })).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field,
      found: JSON.stringify(aliases.at(-1)),
      wanted: 'another name that people use, once; or none',
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
