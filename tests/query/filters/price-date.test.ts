import { describe, expect, test } from 'vitest';
import { get } from '../../support/ask.ts';
import { idsOf, problemOf } from '../../support/read.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';

const priced = (id: string, date?: string) =>
  actuatorEntry({
    id,
    price_usd: 100,
    ...(date !== undefined && { conditions: { price_usd: { date } } }),
  });

const service = serviceOf({
  actuators: [
    priced('a-2025', '2025'),
    priced('b-2026', '2026'),
    priced('c-november', '2026-11'),
    priced('d-20th', '2026-11-20'),
    priced('e-undated'),
  ],
});

const found = (min_price_date: string): string[] => idsOf(get(service, 'list_actuators', { min_price_date }));

describe('the earliest date of a price', () => {
  test('keeps prices certainly read on or after it, so that a month counts as its first day', () => {
    expect(found('2026')).toEqual(['b-2026', 'c-november', 'd-20th']);
    expect(found('2026-11')).toEqual(['c-november', 'd-20th']);
    expect(found('2026-11-01')).toEqual(['c-november', 'd-20th']);
    expect(found('2026-11-02')).toEqual(['d-20th']);
    expect(found('2026-11-21')).toEqual([]);
  });

  test.each(['26', '2026-13', '2026-1', '20261101', 'today'])('cannot be %s', (text) => {
    const { errors } = problemOf(get(service, 'list_actuators', { min_price_date: text }));
    expect(errors).toMatchObject([
      { detail: `must be a year, a month or a day such as 2026-11; got ${text}` },
    ]);
  });

  test.each(['2026-02-30', '2026-04-31', '2026-11-32', '2027-02-29', '2100-02-29'])(
    'cannot be a day that does not exist: %s',
    (text) => {
      const { errors } = problemOf(get(service, 'list_actuators', { min_price_date: text }));
      expect(errors).toMatchObject([{ detail: `must be a day that exists; got ${text}` }]);
    },
  );

  test('can be 29 February in a leap year', () => {
    expect(found('2024-02-29')).toEqual(found('2024'));
  });
});
