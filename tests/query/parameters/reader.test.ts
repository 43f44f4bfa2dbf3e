import { describe, expect, test } from 'vitest';
import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { choice, integer, measure } from '../../../src/query/parameters/kinds.ts';
import { givenTexts, refusedText } from '../../../src/query/parameters/reader.ts';
import type { Query } from '../../support/ask.ts';
import { LIST_PARAMETERS, promisedAmong } from '../../support/list-spec.ts';

const read = (query: Query) => givenTexts(new URLSearchParams(query), ACTUATOR_LISTING.parameters);

describe('a parameter', () => {
  test('of the operation is read by its name', () => {
    expect(read('q=ak80&limit=5')).toEqual({
      texts: new Map([
        ['q', 'ak80'],
        ['limit', '5'],
      ]),
      errors: [],
    });
  });

  test.each([2, 3])('that is sent %d times is refused', (times) => {
    expect(read(Array.from({ length: times }, () => ['q', 'a'])).errors).toEqual([
      {
        field: 'q',
        in: 'query',
        detail: `must be given once; got it ${times} times`,
        repair: 'Give `q` once.',
      },
    ]);
  });

  test('that takes a list may be repeated, and all values are one list', () => {
    expect(read('brand=maxon&q=arm&brand=Unitree,%20CubeMars')).toEqual({
      texts: new Map([
        ['brand', 'maxon,Unitree, CubeMars'],
        ['q', 'arm'],
      ]),
      errors: [],
    });
  });

  test('that is unknown is refused with the known names', () => {
    const [error, ...others] = read('colour=red').errors;
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      field: 'colour',
      in: 'query',
      detail: 'is not a parameter of this operation',
    });
    expect(error?.repair).toMatch(/^The parameters are `\w+`(, `\w+`)*\.$/);
    const named = error?.repair?.match(/(?<=`)\w+(?=`)/g) ?? [];
    expect(promisedAmong(named, LIST_PARAMETERS.list_actuators)).toEqual(LIST_PARAMETERS.list_actuators);
  });

  test('that is unknown is refused once, however often it is sent', () => {
    expect(read('colour=red&colour=blue').errors).toHaveLength(1);
  });

  test.each([
    ['max_wieght_g', 'max_weight_g'],
    ['max_price', 'max_price_usd'],
    ['Limit', 'limit'],
    ['usecase', 'use_case'],
    ['use_cases', 'use_case'],
    ['catagory', 'category'],
    ['backdriveable', 'backdrivable'],
    ['cursr', 'cursor'],
  ])('%s gets the nearest name, %s', (name, nearest) => {
    expect(read({ [name]: '1' }).errors).toMatchObject([
      { field: name, repair: `Did you mean \`${nearest}\` instead of \`${name}\`?` },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('%j is unknown', (name) => {
    expect(read([[name, '1']]).errors).toHaveLength(1);
  });

  test('is refused by an operation without parameters, and the error says so', () => {
    expect(givenTexts(new URLSearchParams('q=a'), {}).errors).toMatchObject([
      { detail: 'is not a parameter of this operation', repair: 'Leave out `q`.' },
    ]);
  });

  test('with a long or blank name is shown short and in quotes', () => {
    expect(read([['x'.repeat(61), '']]).errors).toMatchObject([{ field: `${'x'.repeat(60)}…` }]);
    expect(read([['a b', '']]).errors).toMatchObject([{ field: '"a b"' }]);
  });
});

test('at most 20 unknown names are reported', () => {
  const query = (count: number) => Array.from({ length: count }, (_, index) => [`colour${index}`, '1']);
  expect([19, 20, 21, 500].map((count) => read(query(count)).errors.length)).toEqual([19, 20, 20, 20]);
});

test('parameters after 20 errors are not read', () => {
  const unknown = Array.from({ length: 20 }, (_, index) => [`colour${index}`, '1']);
  expect([...read([...unknown.slice(1), ['q', 'ak80']]).texts.keys()]).toEqual(['q']);
  expect([...read([...unknown, ['q', 'ak80']]).texts.keys()]).toEqual([]);
});

describe('a refused text', () => {
  test('names the nearest allowed word', () => {
    expect(
      refusedText(
        { name: 'order', text: 'DESC', issue: 'must be a direction' },
        { kind: choice(['asc', 'desc']) },
      ),
    ).toEqual({
      field: 'order',
      in: 'query',
      detail: 'must be a direction; got DESC',
      repair: 'Did you mean `order=desc`?',
    });
  });

  test('of a parameter without words gets the wanted form', () => {
    expect(
      refusedText({ name: 'limit', text: '0', issue: 'must be positive' }, { kind: integer(1, 5) }).repair,
    ).toBe('`limit` must be positive.');
  });

  test.each([
    ['300 lbf.in', 'N.m', '300 lbf.in is 33.9 N·m: send `x=33.9`.'],
    ['25 kgf.cm', 'N.m', '25 kgf.cm is 2.452 N·m: send `x=2.452`.'],
    ['6 rad/s', '/min', '6 rad/s is 57.3 rpm: send `x=57.3`.'],
    ['3 oz', 'g', '3 oz is 85.05 g: send `x=85.05`.'],
    ['2.5 in', 'mm', '2.5 in is 63.5 mm: send `x=63.5`.'],
    ['500 g', 'kg', '500 g is 0.5 kg: send `x=0.5`.'],
    ['5 pounds', 'kg', '5 pounds is 2.268 kg: send `x=2.268`.'],
    ['3 kg', 'kg', '3 kg is 3 kg: send `x=3`.'],
    ['0.2 kg cm^2', 'kg.m2', '0.2 kg cm^2 is 0.00002 kg·m²: send `x=0.00002`.'],
    ['3 [lbf_av].[in_i]', 'N.m', '3 [lbf_av].[in_i] is 0.339 N·m: send `x=0.339`.'],
    ['2 [HP]', 'W', '2 [HP] is 1491 W: send `x=1491`.'],
    ['3 MNm', 'N.m', '`x` must be a number.'],
    ['3 oz', 'mm', '`x` must be a number.'],
    ['heavy', 'g', '`x` must be a number.'],
  ] as const)('%s instead of %s gets: %s', (text, unit, repair) => {
    const fault = refusedText({ name: 'x', text, issue: 'must be a number' }, { kind: measure(), unit });
    expect(fault.repair?.replaceAll('"', '')).toBe(repair);
  });

  test('that is missing gets an error that says so', () => {
    expect(
      refusedText({ name: 'ids', text: undefined, issue: 'must be given' }, { kind: choice(['a']) }),
    ).toMatchObject({
      detail: 'must be given; got nothing',
      repair: '`ids` must be given.',
    });
  });
});
