import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValues, relationOf } from '../../../src/query/compare/compare.ts';

describe('a value compared with another is', () => {
  test.each([
    [2, 1, 'more', 'better'],
    [2, 1, 'less', 'worse'],
    [1, 2, 'less', 'better'],
    [2, 1, null, 'differs'],
    [2, 2, 'more', 'equal'],
    ['24-48', 48, 'more', 'differs'],
    ['IP65', 'IP67', null, 'differs'],
    [true, false, null, 'differs'],
    [['CAN', 'RS485'], ['RS485', 'CAN'], null, 'equal'],
    [null, 1, 'more', 'unknown'],
    [1, null, 'more', 'unknown'],
    [null, null, 'more', 'unknown'],
  ] as const)('for %j and %j, if %s is better: %s', (...row) => {
    const [value, other, better, relation] = row;
    expect(relationOf(value, other, better)).toBe(relation);
  });

  test('better exactly if the other is worse', () => {
    const figure = fc.option(fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(figure, figure, fc.constantFrom('more', 'less', null), (value, other, better) => {
        const mirrored = {
          better: 'worse',
          worse: 'better',
          equal: 'equal',
          differs: 'differs',
          unknown: 'unknown',
        };
        expect(relationOf(other, value, better)).toBe(mirrored[relationOf(value, other, better)]);
      }),
    );
  });
});

describe('compared values', () => {
  test.each([
    [[1, 2, 2], 'more', { relation: 'differs', best: [1, 2], unknown: [] }],
    [[1, 2, null], 'less', { relation: 'differs', best: [0], unknown: [2] }],
    [[1, null], 'more', { relation: 'unknown', best: [], unknown: [1] }],
    [[null, null], 'more', { relation: 'unknown', best: [], unknown: [0, 1] }],
    [[1, 1], 'more', { relation: 'equal', best: [], unknown: [] }],
    [[1, 2], null, { relation: 'differs', best: [], unknown: [] }],
    [['a', 'b', null], null, { relation: 'differs', best: [], unknown: [2] }],
    [[7], 'more', { relation: 'equal', best: [], unknown: [] }],
    [[], 'more', { relation: 'equal', best: [], unknown: [] }],
  ] as const)('%j if %s is better', (values, better, compared) => {
    expect(compareValues(values, better)).toEqual({ ...compared, isAlike: true });
  });

  test('have no best one among unlike figures, but an unknown one is like any', () => {
    const areAlike = (known: readonly number[]): boolean => !known.includes(0);
    expect(compareValues([1, 2, 3], 'more', areAlike)).toMatchObject({
      relation: 'differs',
      best: [],
      isAlike: false,
    });
    expect(compareValues([null, 2, 3], 'more', areAlike)).toMatchObject({ best: [2], isAlike: true });
  });

  test('have no value better than a best one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 5 }))),
        fc.constantFrom('more', 'less'),
        (values, better) => {
          for (const row of compareValues(values, better).best)
            expect(values.map((other) => relationOf(other, values[row], better))).not.toContain('better');
        },
      ),
    );
  });
});
