import { expect, test } from 'vitest';
import { actuatorWith, faultsOf, robotWith, ruleNamed } from '../fixtures.ts';

const slugs = ruleNamed('slugs');

test.each(['A2', 'a_2', 'a 2', 'a2.1', 'ä2'])('a file named %s is a fault', (model) => {
  const name = `actuators/acme/${model}.yaml`;
  expect(faultsOf(slugs, { [name]: actuatorWith() })).toMatchObject([{ file: `catalog/${name}`, found: `"${model}"` }]);
});

test('a brand folder with a bad name is one fault, however many files it has', () => {
  const files = { 'robots/Acme Ltd/x.yaml': robotWith(), 'robots/Acme Ltd/y.yaml': robotWith() };
  expect(faultsOf(slugs, files)).toMatchObject([{ file: 'catalog/robots/Acme Ltd', found: '"Acme Ltd"' }]);
});
