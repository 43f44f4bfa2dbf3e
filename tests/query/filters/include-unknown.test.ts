import { describe, expect, test } from 'vitest';
import { get } from '../../support/ask.ts';
import { idsOf, pageOf, problemOf } from '../../support/read.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

const service = serviceOf({
  actuators: [
    actuatorEntry({ id: 'cheap', price_usd: 100, specs: { peak_torque_nm: 10, comm: ['CAN'] } }),
    actuatorEntry({ id: 'dear', price_usd: 900, specs: { peak_torque_nm: 10 } }),
    actuatorEntry({ id: 'unpriced', specs: { peak_torque_nm: 10, weight_g: 500 } }),
    actuatorEntry({ id: 'weak', specs: { peak_torque_nm: 1 } }),
  ],
  robots: [robotEntry({ id: 'light', weight_kg: 10 }), robotEntry({ id: 'unweighed' })],
});

const found = (query: Readonly<Record<string, string>>): string[] =>
  idsOf(get(service, 'list_actuators', query));

describe('a record whose value is unknown', () => {
  test('passes the filters on a named field, and no others', () => {
    expect(found({ max_price_usd: '500' })).toEqual(['cheap']);
    expect(found({ max_price_usd: '500', include_unknown: 'price_usd' })).toEqual([
      'cheap',
      'unpriced',
      'weak',
    ]);
    const both = { max_price_usd: '500', min_peak_torque_nm: '5' };
    expect(found({ ...both, include_unknown: 'price_usd' })).toEqual(['cheap', 'unpriced']);
  });

  test('passes both bounds of its field, and words too', () => {
    const query = { min_price_usd: '50', max_price_usd: '500', comm: 'CAN' };
    expect(found({ ...query, include_unknown: 'comm,PRICE_USD' })).toEqual(['cheap', 'unpriced', 'weak']);
  });

  test('is still removed by `has`', () => {
    expect(found({ max_price_usd: '500', include_unknown: 'price_usd', has: 'price_usd' })).toEqual([
      'cheap',
    ]);
  });

  test('passes in the list of robots too', () => {
    const query = { max_weight_kg: '20', include_unknown: 'weight_kg' };
    expect(idsOf(get(service, 'list_robots', query))).toEqual(['light', 'unweighed']);
  });
});

test('a field without a filter, or never unknown, is refused with a list of the possible fields', () => {
  for (const field of ['notes', 'category', 'colour'])
    expect(problemOf(get(service, 'list_actuators', { include_unknown: field }))).toMatchObject({
      errors: [{ field: 'include_unknown' }],
    });
});

test('a cursor is bound to `include_unknown`', () => {
  const query = { max_price_usd: '500', limit: '1' };
  const first = pageOf(get(service, 'list_actuators', { ...query, include_unknown: 'price_usd' }));
  const cursor = first.pagination.next_cursor ?? '';
  expect(idsOf(get(service, 'list_actuators', { ...query, include_unknown: 'price_usd', cursor }))).toEqual([
    'unpriced',
  ]);
  expect(problemOf(get(service, 'list_actuators', { ...query, cursor })).code).toBe('invalid_cursor');
});
