import { expect, test } from 'vitest';
import type { ListedActuator } from '../../../src/site/client-catalog/load-catalog.ts';
import {
  billCsv,
  billOf,
  dollars,
  massText,
  peakPower,
  sumText,
  times,
} from '../../../src/site/parts/bill.ts';
import { lineOf } from '../../../src/site/parts/lines.ts';

const listed = (id: string, price_usd: number | null, weight_g: number | null): [string, ListedActuator] => [
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
    names: '',
    conditions: {},
    points: null,
  },
];
const actuators = new Map([listed('a', 13.89, 55), listed('b', 400, null), listed('c', null, 900)]);
const bill = billOf(
  [
    lineOf({
      id: 'a',
      count: 6,
      name: 'wrist',
      points: [{ torque_nm: 2, speed_rpm: 60, kind: 'peak_points' }],
    }),
    lineOf({ id: 'b' }),
    lineOf({ id: 'c', count: 2 }),
    lineOf({ id: 'zz' }),
  ],
  actuators,
);

test('a bill sums known figures and counts the motors of unknown ones', () => {
  expect(bill.motors).toBe(10);
  expect(bill.price_usd).toEqual({ sum: 483.34, known: 7, unknown: 3 });
  expect(bill.weight_g).toEqual({ sum: 6 * 55 + 2 * 900, known: 8, unknown: 2 });
});

test.each([
  [{ sum: 412, known: 4, unknown: 2 }, 'at least $412, 2 prices unknown'],
  [{ sum: 412, known: 4, unknown: 1 }, 'at least $412, 1 price unknown'],
  [{ sum: 83.34, known: 6, unknown: 0 }, '$83.34'],
  [{ sum: 17456.34, known: 6, unknown: 0 }, '$17,456.34'],
  [{ sum: null, known: 0, unknown: 6 }, 'no price known'],
])('%j reads %s', (sum, text) => {
  expect(sumText(sum, dollars, 'price')).toBe(text);
});

test('masses of a kilogram or more are in kilograms', () => {
  expect([massText(330), massText(2130)]).toEqual(['330 g', '2.13 kg']);
});

test('a sum of masses has four digits, and an incomplete one is rounded down', () => {
  expect(massText(2354.5)).toBe('2.355 kg');
  expect(massText(372.14)).toBe('372.1 g');
  expect(sumText({ sum: 1234.6, known: 6, unknown: 0 }, massText, 'mass')).toBe('1.235 kg');
  expect(sumText({ sum: 1234.6, known: 5, unknown: 1 }, massText, 'mass')).toBe(
    'at least 1.234 kg, 1 mass unknown',
  );
});

test('an unlisted motor counts with the mass in its row', () => {
  const motor = { name: 'Hip motor', figures: { weight_g: 530 }, peakKind: '' };
  const { weight_g, price_usd } = billOf([lineOf({ name: 'hip', count: 4, motor })], actuators);
  expect([weight_g, price_usd]).toEqual([
    { sum: 2120, known: 4, unknown: 0 },
    { sum: null, known: 0, unknown: 4 },
  ]);
});

test('the required peak power is the greatest product of torque and speed over the points', () => {
  expect(
    peakPower([
      { torque_nm: 40, speed_rpm: 60 },
      { torque_nm: 10, speed_rpm: 300 },
    ]),
  ).toBe(314.2);
  expect(peakPower([])).toBeNull();
  expect(peakPower([{ torque_nm: 25, speed_rpm: 0 }])).toBeNull();
  expect(bill.peak_w).toEqual({ sum: 75.42, known: 6, unknown: 4 });
});

test('the price of a whole row is exact to the cent', () => {
  expect([times(2909.39, 7), times(0.1, 3), times(null, 2)]).toEqual([20365.73, 0.3, null]);
});

const urlOf = (path: string): string => `https://x.example${path}`;

test('the CSV has each row of the list, with figures for one and for all, and unknown ones empty', () => {
  const origin = { version: 'v1', address: 'https://x.example/my-parts?motors=a', urlOf };
  const [, first, , third, unknown] = billCsv(bill, origin).split('\r\n');
  const end = `v1,${origin.address}`;
  expect(first).toBe(
    `wrist,2@60,a,"Maker, Ltd",A,6,13.89,83.34,,date not stated,55,330,,,,12.57,,,https://x.example/actuators/a,${end}`,
  );
  expect(third).toBe(`,,c,"Maker, Ltd",C,2,,,,,900,1800,,,,,,,https://x.example/actuators/c,${end}`);
  expect(unknown).toBe(`,,zz,,,1,,,,,,,,,,,,,,${end}`);
});

test('the CSV has the kinds of figures, and who states a price and when', () => {
  const [, actuator] = listed('k', 100, 500);
  const kinds = {
    ...actuator,
    conditions: { weight_g: { includes: 'driver' }, price_usd: { includes: 'driver' } },
  };
  const priced = { ...kinds, figures: { ...kinds.figures, price_stated_by: 'maker', price_date: '2026-09' } };
  const bill = billOf([lineOf({ id: 'k' })], new Map([['k', priced]]));
  const [heads = '', row = ''] = billCsv(bill, { version: 'v1', address: 'x', urlOf }).split('\r\n');
  const cell = (name: string) => row.split(',')[heads.split(',').indexOf(name) + (row.includes('"') ? 1 : 0)];
  expect(['price_kind', 'price_source', 'weight_kind'].map(cell)).toEqual([
    'with driver',
    'stated by the maker; 2026-09',
    'with driver',
  ]);
});
