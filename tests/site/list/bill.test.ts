import { expect, test } from 'vitest';
import type { Listed } from '../../../src/site/copy/listed.ts';
import { billCsv, billOf, dollars, massText, sumText } from '../../../src/site/list/bill.ts';

const listed = (id: string, price_usd: number | null, weight_g: number | null): [string, Listed] => [
  id,
  {
    id,
    name: id.toUpperCase(),
    brand: 'Maker, Ltd',
    category: 'smart_servo',
    family: id,
    figures: { price_usd, weight_g },
    models: [],
    words: '',
    tags: {},
  },
];
const actuators = new Map([listed('a', 13.89, 55), listed('b', 400, null), listed('c', null, 900)]);
const bill = billOf(
  [
    { id: 'a', count: 6 },
    { id: 'b', count: 1 },
    { id: 'c', count: 2 },
    { id: 'zz', count: 1 },
  ],
  actuators,
);

test('a bill sums what is known and counts the motors whose figure is not', () => {
  expect(bill.motors).toBe(10);
  expect(bill.price_usd).toEqual({ sum: 483.34, known: 7, unknown: 3 });
  expect(bill.weight_g).toEqual({ sum: 6 * 55 + 2 * 900, known: 8, unknown: 2 });
});

test.each([
  [{ sum: 412, known: 4, unknown: 2 }, 'at least $412, 2 prices unknown'],
  [{ sum: 412, known: 4, unknown: 1 }, 'at least $412, 1 price unknown'],
  [{ sum: 83.34, known: 6, unknown: 0 }, '$83.34'],
  [{ sum: null, known: 0, unknown: 6 }, 'no price known'],
])('%j reads %s', (sum, text) => {
  expect(sumText(sum, dollars, ['price', 'prices'])).toBe(text);
});

test('masses from a kilogram on are in kilograms', () => {
  expect([massText(330), massText(2130)]).toEqual(['330 g', '2.13 kg']);
});

test('the CSV has a line for each actuator, its figures once and for all of them, unknown ones empty', () => {
  const [, first, , third, unknown] = billCsv(bill, (id) => `https://x.example/${id}`).split('\r\n');
  expect(first).toBe('a,"Maker, Ltd",A,6,13.89,83.34,55,330,https://x.example/a');
  expect(third).toBe('c,"Maker, Ltd",C,2,,,900,1800,https://x.example/c');
  expect(unknown).toBe('zz,,,1,,,,,');
});
