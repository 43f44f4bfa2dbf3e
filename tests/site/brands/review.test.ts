import { expect, test } from 'vitest';
import { readCsv } from '../../../scripts/review/read-csv.ts';
import { REMARKS, reviewCsv, reviewRows } from '../../../src/site/brands/review.ts';
import { service, site } from '../fixtures.ts';

const { dataset } = service;
const rows = reviewRows(dataset, dataset.actuators);

test('each figure of a maker is in its file once, with its open questions', () => {
  for (const { actuators } of site.brands.slice(0, 8)) {
    const own = reviewRows(dataset, actuators);
    expect(new Set(own.map(({ id, field }) => `${id} ${field}`)).size).toBe(own.length);
    const read = readCsv(reviewCsv(own)) ?? [];
    expect(read.map(({ id, field, remark }) => [id, field, remark])).toEqual(
      own.map(({ id, field, remark }) => [id, field, remark ?? '']),
    );
  }
});

test('a missing figure is empty, and a known one is not marked as missing', () => {
  const wrong = rows.filter(
    ({ value, remark }) => (value === '') !== (remark === 'missing' || remark === 'rejected'),
  );
  expect(wrong).toEqual([]);
  expect(REMARKS.filter((remark) => !rows.some((row) => row.remark === remark))).toEqual([]);
});

test('every conflict, doubt and rejection of the catalog is a question to its maker', () => {
  const asked = rows.filter(({ remark }) => remark === 'doubtful');
  const doubted = dataset.actuators.flatMap(({ id }) =>
    (dataset.doubts.get(id) ?? []).map(({ field }) => `${id} ${field}`),
  );
  const told = new Set(asked.map(({ id, field }) => `${id} ${field}`));
  expect(told.size).toBeGreaterThan(0);
  expect([...told].filter((name) => !doubted.includes(name))).toEqual([]);
});
