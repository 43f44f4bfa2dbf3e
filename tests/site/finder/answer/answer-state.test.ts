import { expect, test } from 'vitest';
import { answerState } from '../../../../src/site/finder/answer/answer-state.ts';
import {
  countText,
  eachAlone,
  familiesOf,
  rowsOf,
  type Family,
} from '../../../../src/site/finder/results/variant-rows.ts';
import { copied, listedLike, stateAt } from '../../fixtures.ts';

const named = (name: string, peak_torque_nm: number | null = null) =>
  listedLike({ id: name, name, brand: 'CubeMars', peak_torque_nm });
const namesOf = (families: readonly Family[]) =>
  families.map(({ head, variants }) => [head.name, ...variants.map(({ name }) => name)]);

const [plain, later, other] = [named('AK80-9'), named('AK80-9 V3.0 KV100'), named('AK80-64')];

test('variants of one model fold under the first of them, which keeps its position', () => {
  expect(namesOf(familiesOf([later, other, plain]))).toEqual([['AK80-9 V3.0 KV100', 'AK80-9'], ['AK80-64']]);
});

test('of the first models only unfolded ones show their variants', () => {
  const families = familiesOf([plain, other, later]);
  const drawn = (open: readonly string[], rows: number) =>
    rowsOf({ families, rows, openFamilies: new Set(open) }).map(({ actuator: { name }, isVariant }) => [
      name,
      isVariant,
    ]);
  expect(drawn([], 2)).toEqual([
    ['AK80-9', false],
    ['AK80-64', false],
  ]);
  expect(drawn([plain.family], 1)).toEqual([
    ['AK80-9', false],
    ['AK80-9 V3.0 KV100', true],
  ]);
});

test('models of the same name by two makers stay separate', () => {
  expect(familiesOf([plain, listedLike({ name: 'AK80-9', brand: 'Other' })])).toHaveLength(2);
});

test('unfolded, each match has its own row', () => {
  expect(namesOf(eachAlone([plain, later]))).toEqual([['AK80-9'], ['AK80-9 V3.0 KV100']]);
});

test.each(['', 'q=ak', 'sort=weight_g&order=asc', 'sort=peak_torque_nm&order=desc'])(
  'folding "%s" loses no match, and the first variants keep their order',
  (query) => {
    const { matches } = answerState(copied, stateAt(query));
    const families = familiesOf(matches);
    expect(new Set(families.flatMap(({ head, variants }) => [head, ...variants]))).toEqual(new Set(matches));
    const heads = families.map(({ head }) => matches.indexOf(head));
    expect(heads).toEqual(heads.toSorted((one, two) => one - two));
  },
);

test('a count includes the number of models only if it is smaller', () => {
  expect(countText(54, 38)).toBe('54 actuators (variants of 38 models)');
  expect(countText(3, 1)).toBe('3 actuators (variants of 1 model)');
  expect(countText(1, 1)).toBe('1 actuator');
});
