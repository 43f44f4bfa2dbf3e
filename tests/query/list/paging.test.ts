import { describe, expect, test } from 'vitest';
import type { Query } from '../../support/ask.ts';
import { actuatorsFound, pageOfActuators, parseActuatorQuery, parseRobotQuery } from '../../support/list.ts';
import { actuatorEntry, serviceWith } from '../../support/small-catalog.ts';

const weighing = (id: string, weight_g: number) => actuatorEntry({ id, specs: { weight_g } });
const withoutWeight = actuatorEntry({ id: 'x' });
const service = serviceWith(
  weighing('a', 10),
  weighing('b', 20),
  weighing('c', 30),
  weighing('d', 40),
  withoutWeight,
);

const cursorAfter = (query: Record<string, string>): string =>
  pageOfActuators(service, query).nextCursor ?? '';
const answerTo = (query: Query) => {
  const parsed = parseActuatorQuery(query);
  return parsed.ok ? 'ok' : parsed.error.code;
};

describe('a page', () => {
  test('has at most `limit` records, and states the total of all matches', () => {
    const page = pageOfActuators(service, { limit: '2', max_weight_g: '30' });
    expect(page.records.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(page.total).toBe(3);
  });

  test('has a cursor except on the last page', () => {
    expect(pageOfActuators(service, { limit: '4' }).nextCursor).not.toBeNull();
    expect(pageOfActuators(service, { limit: '5' }).nextCursor).toBeNull();
    expect(pageOfActuators(service, { limit: '6' }).nextCursor).toBeNull();
  });

  test('without hits is empty and has no cursor', () => {
    expect(pageOfActuators(service, { max_weight_g: '1' })).toEqual({
      records: [],
      total: 0,
      nextCursor: null,
    });
  });

  test('after a cursor begins with the next record and has the same total', () => {
    const query = { limit: '2', sort: 'weight_g' };
    const next = pageOfActuators(service, { ...query, cursor: cursorAfter(query) });
    expect(next.records.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(next.total).toBe(5);
    const last = pageOfActuators(service, { ...query, cursor: next.nextCursor ?? '' });
    expect(last).toMatchObject({ records: [{ id: 'x' }], nextCursor: null });
  });

  test('may have another size than the page before', () => {
    expect(actuatorsFound(service, { limit: '100', cursor: cursorAfter({ limit: '1' }) })).toEqual([
      'b',
      'c',
      'd',
      'x',
    ]);
  });
});

describe('a cursor', () => {
  const issuedFor = { q: 'a1', max_weight_g: '100', sort: 'weight_g', order: 'asc' };
  const cursor = cursorAfter({ ...issuedFor, limit: '1' });

  test('is accepted for its own query', () => {
    expect(answerTo({ ...issuedFor, cursor })).toBe('ok');
  });

  test.each([
    [
      'the same filters in another order of the parameters',
      Object.fromEntries(Object.entries({ ...issuedFor, cursor }).toReversed()),
    ],
    ['another spelling of the same values', { ...issuedFor, q: ' A1 ', max_weight_g: '1e2', cursor }],
    ['another limit', { ...issuedFor, limit: '3', cursor }],
  ])('is accepted for %s', (_case, query) => {
    expect(answerTo(query)).toBe('ok');
  });

  test.each([
    ['another filter value', { ...issuedFor, max_weight_g: '101' }],
    ['one filter more', { ...issuedFor, brand: 'Acme' }],
    ['one filter less', { sort: 'weight_g', order: 'asc', q: 'a1' }],
    ['another search', { ...issuedFor, q: 'a2' }],
    ['another sort', { ...issuedFor, sort: 'name' }],
    ['another direction', { ...issuedFor, order: 'desc' }],
    ['the default direction', { q: 'a1', max_weight_g: '100', sort: 'weight_g' }],
  ])('is refused with %s', (_case, query) => {
    expect(answerTo({ ...query, cursor })).toBe('invalid_cursor');
  });

  test('issued for one filter is refused with another filter of the same value', () => {
    const forWeight = cursorAfter({ max_weight_g: '100', limit: '1' });
    expect(answerTo({ max_price_usd: '100', cursor: forWeight })).toBe('invalid_cursor');
  });

  test('issued for a default is accepted with the default spelt out', () => {
    expect(answerTo({ order: 'asc', cursor: cursorAfter({ limit: '1' }) })).toBe('ok');
    expect(answerTo({ sort: 'name', order: 'desc', cursor: cursorAfter({ sort: 'name', limit: '1' }) })).toBe(
      'ok',
    );
    expect(answerTo({ q: ' ', cursor: cursorAfter({ limit: '1' }) })).toBe('ok');
  });

  test.each(['nonsense', 'WyJnbyJd', 'A'.repeat(5000)])('that is malformed is refused: %j', (malformed) => {
    expect(parseActuatorQuery({ cursor: malformed })).toEqual({
      ok: false,
      error: { code: 'invalid_cursor', errors: [] },
    });
  });

  test('of actuators is refused by the list of robots', () => {
    expect(parseRobotQuery({ cursor: cursorAfter({ limit: '1' }) })).toMatchObject({
      error: { code: 'invalid_cursor' },
    });
  });

  test('continues at its position in a changed catalog, whatever was added or removed', () => {
    const query = { limit: '2', sort: 'weight_g', order: 'asc' };
    const afterB = cursorAfter(query);
    const withoutB = serviceWith(
      weighing('a', 10),
      weighing('a2', 15),
      weighing('b2', 25),
      weighing('c', 30),
    );
    expect(actuatorsFound(withoutB, { ...query, cursor: afterB })).toEqual(['b2', 'c']);
  });

  test('continues by id among equal figures in a changed catalog', () => {
    const equals = (ids: string[]) => serviceWith(...ids.map((id) => weighing(id, 10)));
    const query = { limit: '1', sort: 'weight_g' };
    const afterA = pageOfActuators(equals(['a', 'b', 'd']), query).nextCursor ?? '';
    expect(actuatorsFound(equals(['aa', 'c', 'd']), { ...query, limit: '9', cursor: afterA })).toEqual([
      'aa',
      'c',
      'd',
    ]);
  });
});
