import { describe, expect, test } from 'vitest';
import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { MORE_SORT_FIGURES, promisedAmong, SORT_FIGURES } from '../../support/list-spec.ts';
import {
  actuatorsFound,
  faultsOfActuatorQuery,
  parseActuatorQuery,
  parseRobotQuery,
} from '../../support/list.ts';
import { realService } from '../../support/real-service.ts';
import { textWith } from '../../support/text-with.ts';

const NUMERIC = ['min_peak_torque_nm', 'max_weight_g', 'max_price_usd'];
const BOOLEAN = ['backdrivable', 'integrated_driver'];
const TEXTS = ['q', 'brand', 'use_case'];

const A_NUMBER = 'must be a number of at least 0 in plain decimal notation, without a unit';
const A_PAGE_SIZE = 'must be an integer from 1 to 100';

describe('the parameters', () => {
  const exampleRows = Object.entries(ACTUATOR_LISTING.parameters).filter(([name]) => name !== 'cursor');

  test.each(exampleRows)('%s has an example that finds something in the catalog', (name, { example }) => {
    expect(actuatorsFound(realService, { [name]: example })).not.toEqual([]);
  });
});

describe('a number', () => {
  test.each(NUMERIC)('%s accepts plain decimal notation', (name) => {
    for (const text of [
      '0',
      '1',
      ' 1 ',
      '1.5',
      '.5',
      '5.',
      '1e3',
      '1E3',
      '1e+3',
      '1e-3',
      '+1',
      '-0',
      '007',
      '1.5e0',
    ]) {
      expect([text, faultsOfActuatorQuery({ [name]: text })]).toEqual([text, []]);
    }
  });

  test.each(NUMERIC)('%s refuses hexadecimal, infinities, blanks and words', (name) => {
    const texts = ['0x10', '0b1', '0o7', 'Infinity', '-Infinity', 'NaN', 'heavy', '1,5', '1_000', '1 2'];
    for (const text of [...texts, '.', '+', 'e3', '1e', '1e1.5', '--1', '1n', '1e400', '١', '1g']) {
      expect(faultsOfActuatorQuery({ [name]: text })).toEqual([
        {
          field: name,
          in: 'query',
          detail: textWith(`${A_NUMBER}; got `),
          repair: textWith(/./),
        },
      ]);
    }
  });

  test.each(NUMERIC)('%s refuses negative values', (name) => {
    expect(faultsOfActuatorQuery({ [name]: '-1' })).toMatchObject([
      { field: name, detail: `${A_NUMBER}; got -1` },
    ]);
  });
});

describe('limit', () => {
  test.each(['1', '25', '100', '1e2', '10.0', '+7'])('accepts %s', (limit) => {
    expect(parseActuatorQuery({ limit })).toMatchObject({ ok: true, value: { limit: Number(limit) } });
  });

  test.each(['0', '101', '-1', '1.5', '0x10', 'ten', '1e400', 'Infinity'])('refuses %j', (limit) => {
    expect(parseActuatorQuery({ limit })).toMatchObject({
      ok: false,
      error: {
        code: 'invalid_parameter',
        errors: [{ field: 'limit', in: 'query', detail: textWith(`${A_PAGE_SIZE}; got `) }],
      },
    });
  });

  test.each([
    ['actuators', parseActuatorQuery()],
    ['robots', parseRobotQuery()],
  ])('of %s is 25 when absent', (_list, parsed) => {
    expect(parsed).toMatchObject({ ok: true, value: { limit: 25 } });
  });
});

describe('an enumeration', () => {
  const rows = [
    ['sort', [...SORT_FIGURES, 'name', ...MORE_SORT_FIGURES]],
    ['order', ['asc', 'desc']],
    ...BOOLEAN.map((name) => [name, ['true', 'false']] as const),
  ] as const;

  test.each(rows)('%s refuses any other text and names its words', (name, words) => {
    const [fault] = faultsOfActuatorQuery({ [name]: 'zzz' });
    expect(fault).toMatchObject({
      field: name,
      in: 'query',
      detail: textWith(/^must be one of .+; got zzz$/),
    });
    expect(promisedAmong(fault?.repair?.match(/\w+/g) ?? [], words)).toEqual(words);
  });

  test.each(rows)('%s is accepted in any case and with surrounding white space', (name, words) => {
    const texts = [words[0].toUpperCase(), ` ${words[0]} `];
    expect(texts.map((text) => faultsOfActuatorQuery({ [name]: text }).length)).toEqual([0, 0]);
  });
});

describe('a text', () => {
  test.each(TEXTS)('%s accepts up to 200 characters', (name) => {
    expect(faultsOfActuatorQuery({ [name]: 'x'.repeat(200) })).toEqual([]);
    expect(faultsOfActuatorQuery({ [name]: 'x'.repeat(201) })).toMatchObject([
      { field: name, in: 'query', detail: textWith(/^must be at most 200 characters; got x{60}…$/) },
    ]);
  });

  test.each(['\ufffd', 'a\u0000b', '\u0085\u0007'])('%j is not a text', (text) => {
    for (const name of TEXTS)
      expect(faultsOfActuatorQuery({ [name]: text })).toMatchObject([
        { field: name, detail: textWith('must be text in UTF-8 without control characters') },
      ]);
  });

  test('of a search may contain any white space', () => {
    expect(faultsOfActuatorQuery({ q: 'a\tb\n\u00a0c' })).toEqual([]);
  });

  test.each(['q', 'brand'])('%s of robots accepts up to 200 characters', (name) => {
    expect(parseRobotQuery({ [name]: 'x'.repeat(200) }).ok).toBe(true);
    expect(parseRobotQuery({ [name]: 'x'.repeat(201) }).ok).toBe(false);
  });
});

describe('a blank', () => {
  const blank = (name: string, text: string) => faultsOfActuatorQuery({ [name]: text });

  test('q counts as absent', () => {
    expect(['', ' ', '\t'].flatMap((text) => blank('q', text))).toEqual([]);
  });

  test('cursor is refused as not issued', () => {
    expect(parseActuatorQuery({ cursor: '' })).toEqual({
      ok: false,
      error: { code: 'invalid_cursor', errors: [] },
    });
  });
});

describe('cursor', () => {
  test('is not checked if anything else is wrong', () => {
    expect(parseActuatorQuery({ cursor: 'nonsense', limit: '0' })).toMatchObject({
      error: { code: 'invalid_parameter', errors: [{ field: 'limit' }] },
    });
  });
});

test.each([
  ['sort=-weight_g', 'Send `sort=weight_g` and `order=desc`.'],
  ['sort=%2BPrice_usd', 'Send `sort=price_usd` and `order=asc`.'],
  ['sort=-wieght_g', 'Did you mean `sort=weight_g`?'],
])('%s gets a repair with field and direction', (query, repair) => {
  expect(faultsOfActuatorQuery(query)).toMatchObject([{ field: 'sort', repair }]);
});

describe('all errors', () => {
  test('of a query are reported at once: first those of names, then of filters, then of order and paging', () => {
    const query = 'colour=red&q=a&q=b&max_weight_g=heavy&category=x&limit=0&sort=y&order=z&cursor=&brand=';
    expect(faultsOfActuatorQuery(query).map(({ field }) => field)).toEqual([
      'colour',
      'q',
      'brand',
      'category',
      'max_weight_g',
      'sort',
      'order',
      'limit',
    ]);
  });

  test('of a query of robots include unknown parameters of actuators', () => {
    const parsed = parseRobotQuery('sort=weight_g&order=nonsense&category=x');
    expect(parsed.ok ? [] : parsed.error.errors.map(({ field, detail }) => `${field} ${detail}`)).toEqual([
      `category is not a parameter of this operation`,
      'sort must be one of name, dof, payload_kg, reach_mm, weight_kg, price_usd, motor_price_usd, payload_per_kg, motor_mass_share, peak_torque_per_kg, price_max_usd, joint_count; got weight_g',
      'order must be one of asc, desc; got nonsense',
    ]);
  });
});
