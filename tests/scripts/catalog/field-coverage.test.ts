import { expect, test } from 'vitest';
import { coverage, coverageLines } from '../../../scripts/catalog/field-coverage.ts';

const heavy = { weight_g: 490, availability: 'in_production' };
const withoutWeight = { availability: 'unknown' };

const motors = coverage('motors', ['weight_g', 'availability'], {
  all: [heavy, withoutWeight, heavy],
  servos: [withoutWeight],
  none: [],
});

test('an absent field and the word unknown are not known', () => {
  expect(motors).toEqual({
    title: 'motors',
    records: { all: 3, servos: 1, none: 0 },
    known: { weight_g: { all: 2, servos: 0, none: 0 }, availability: { all: 2, servos: 0, none: 0 } },
  });
});

test('the printed table has percentages in aligned columns, in the order of the fields', () => {
  expect(coverageLines(motors)).toEqual([
    'known, %      all  servos  none',
    'motors          3       1     0',
    'weight_g       67       0     -',
    'availability   67       0     -',
  ]);
});
