import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { problemOf } from './support/problem.ts';
import { withQuery } from './support/target.ts';

const api = useSharedApi();

const ACTUATORS = '/api/v1/actuators';
const ROBOTS = '/api/v1/robots';

// Some of each sort; all that is no number is told in tests/query/parameters.test.ts.
const NOT_NUMBERS = ['', ' ', 'heavy', '0x10', 'Infinity', '1e999', '1,5', '+', '१'];
const NOT_LIMITS = [...NOT_NUMBERS, '0', '-1', '101', '1.5', '25x', '1e3', '99999999999999999999'];

const expectFault = (answer: Answer, field: string): void => {
  const { code, errors, detail } = problemOf(answer);
  expect({ code, errors: errors?.map((error) => [error.field, error.in]) }).toEqual({
    code: 'invalid_parameter',
    errors: [[field, 'query']],
  });
  expect(detail).toContain(field);
};

describe.each(['min_peak_torque_nm', 'max_weight_g', 'max_price_usd'])('%s', (field) => {
  test.each([...NOT_NUMBERS, '-1', '-0.001'])('refuses %j', async (value) => {
    expectFault(await api().get(withQuery(ACTUATORS, { [field]: value })), field);
  });

  test('takes 0', async () => {
    expect((await api().get(`${ACTUATORS}?${field}=0`)).status).toBe(200);
  });
});

describe('limit', () => {
  test.each(NOT_LIMITS)('refuses %j on both lists', async (limit) => {
    expectFault(await api().get(withQuery(ACTUATORS, { limit })), 'limit');
    expectFault(await api().get(withQuery(ROBOTS, { limit })), 'limit');
  });
});

describe('an enumeration', () => {
  test.each([
    ['category', 'qdd'],
    ['backdrivable', 'yes'],
    ['backdrivable', '1'],
    ['integrated_driver', 'no'],
    ['integrated_driver', '0'],
    ['sort', 'id'],
    ['sort', 'brand'],
    ['sort', 'toString'],
    ['sort', '__proto__'],
    ['order', 'up'],
  ])('%s refuses %j', async (field, value) => {
    expectFault(await api().get(withQuery(ACTUATORS, { [field]: value })), field);
  });
});

describe('an empty value', () => {
  test.each([
    [ACTUATORS, ['category', 'brand', 'use_case', 'max_weight_g', 'backdrivable', 'sort', 'order', 'limit']],
    [ROBOTS, ['brand', 'limit']],
  ])('of %s is refused whatever the parameter, and the hint says so', async (path, names) => {
    for (const name of names) {
      const answer = await api().get(`${path}?${name}=`);
      expectFault(answer, name);
      expect(problemOf(answer).hint).toContain(`Give \`${name}\` a value`);
    }
  });

  test('is refused when it is blank too', async () => {
    expectFault(await api().get(`${ACTUATORS}?brand=%20%09`), 'brand');
  });
});

describe('a value', () => {
  test('is trimmed', async () => {
    const query = { brand: 'CubeMars', sort: 'weight_g', limit: '2', max_weight_g: '900' };
    const padded = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, ` ${text} `]));
    const [asked, plain] = await Promise.all([
      api().get(withQuery(ACTUATORS, padded)),
      api().get(withQuery(ACTUATORS, query)),
    ]);
    expect(asked.status).toBe(200);
    expect(JSON.parse(asked.text)).toEqual(JSON.parse(plain.text));
  });
});

describe('a parameter', () => {
  test.each([
    [ACTUATORS, 'page'],
    [ACTUATORS, 'offset'],
    [ACTUATORS, 'Q'],
    [ACTUATORS, 'Limit'],
    [ACTUATORS, 'min_peak_torque'],
    [ACTUATORS, 'ids'],
    [ACTUATORS, 'constructor'],
    [ACTUATORS, '__proto__'],
    [ACTUATORS, 'q[]'],
    [ROBOTS, 'category'],
    [ROBOTS, 'sort'],
    [ROBOTS, 'order'],
    [ROBOTS, 'use_case'],
  ])('of %s is not %s', async (path, name) => {
    expectFault(await api().get(withQuery(path, { [name]: '1' })), name);
  });

  test.each(['q', 'category', 'brand', 'min_peak_torque_nm', 'sort', 'order', 'limit', 'cursor'])(
    '%s may not be given twice, even with one value',
    async (name) => {
      const value = { category: 'smart_servo', min_peak_torque_nm: '1', sort: 'name', order: 'asc', limit: '1' };
      const text = new Map(Object.entries(value)).get(name) ?? 'x';
      expectFault(await api().get(`${ACTUATORS}?${name}=${text}&${name}=${text}`), name);
    },
  );

  test('whose name begins with a question mark is not that without it', async () => {
    expectFault(await api().get(`${ACTUATORS}??limit=5`), '?limit');
  });

  test.each([`${ACTUATORS}?=`, `${ACTUATORS}?=1`])('without a name is refused: %s', async (target) => {
    expect(problemOf(await api().get(target)).code).toBe('invalid_parameter');
  });

  test.each([`${ACTUATORS}?`, `${ACTUATORS}?&`, `${ACTUATORS}?&&&`])(
    'is not there: %s is the plain list',
    async (target) => {
      const [asked, plain] = await Promise.all([api().get(target), api().get(ACTUATORS)]);
      expect(asked.text).toBe(plain.text);
    },
  );

  test('may be percent-encoded, and a blank may be a plus', async () => {
    const [encoded, plain] = await Promise.all([
      api().get(`${ROBOTS}?%71=boston%20dynamics`),
      api().get(`${ROBOTS}?q=boston+dynamics`),
    ]);
    expect(encoded.text).toBe(plain.text);
    expect(plain.text).toContain('Boston Dynamics');
  });

  test.each(['%ff', '%e0%a4%a', '%00', 'a%07'])('whose bytes are no text is refused: %s', async (text) => {
    expectFault(await api().get(`${ACTUATORS}?q=${text}`), 'q');
  });

  test.each(['%', '%zz', '+', '%0d%0a'])('may be badly encoded (%s) without harm', async (text) => {
    expect((await api().get(`${ACTUATORS}?q=${text}`)).status).toBe(200);
  });
});

describe('the order of parameters', () => {
  test('does not matter', async () => {
    const [one, other] = await Promise.all([
      api().get(`${ACTUATORS}?brand=cubemars&sort=name&limit=2`),
      api().get(`${ACTUATORS}?limit=2&sort=name&brand=cubemars`),
    ]);
    expect(JSON.parse(other.text)).toEqual(JSON.parse(one.text));
  });
});
