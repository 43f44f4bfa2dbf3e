import { describe, expect, test } from 'vitest';
import { matchesOf } from '../../support/match.ts';
import { actuatorEntry, serviceWith } from '../../support/small-catalog.ts';

/*
 * Bounds on ratios of the peak torque, for an actuator of 20 N·m, 500 g and 100 USD: 40 N·m/kg and 5 USD per
 * N·m as published, 20 N·m/kg and 10 USD per N·m with half of its torque or a rated torque of 10 N·m.
 */

const SPECS = { peak_torque_nm: 20, weight_g: 500 };

/** A catalog of only that actuator, with a kind of its peak torque and a rated torque. */
const serviceOf = (kind: string | undefined, rated_torque_nm?: number) =>
  serviceWith(
    actuatorEntry({
      id: 'one',
      price_usd: 100,
      specs: { ...SPECS, ...(rated_torque_nm !== undefined && { rated_torque_nm }) },
      ...(kind !== undefined && { conditions: { peak_torque_nm: { kind } } }),
    }),
  );

const verdictOn = (service: ReturnType<typeof serviceWith>, query: string): string =>
  Object.entries(matchesOf(service, query).counts)
    .filter(([, count]) => count === 1)
    .map(([verdict]) => verdict)
    .join();

const checkOn = (service: ReturnType<typeof serviceWith>, query: string) =>
  matchesOf(service, query).data[0]?.checks[0];

/** A verdict; a pair is with a rated torque of 10 N·m and without one. */
type Expected = string | readonly [byRated: string, alone: string];

/** The verdicts on increasingly hard bounds. */
interface Row {
  readonly kinds: readonly (string | undefined)[];
  readonly density: Readonly<Record<number, Expected>>;
  readonly price: Readonly<Record<number, Expected>>;
}

const TABLE: readonly Row[] = [
  {
    kinds: ['peak', 'repeated_peak'],
    density: { 20: 'meets', 30: 'meets', 40: 'meets', 41: 'close', 45: 'misses' },
    price: { 10: 'meets', 6: 'meets', 5: 'meets', 4.9: 'close', 4.5: 'misses' },
  },
  {
    kinds: ['stall', undefined],
    density: { 20: 'meets', 21: 'close', 30: 'close', 40: 'close', 41: 'misses' },
    price: { 10: 'meets', 9.9: 'close', 6: 'close', 5: 'close', 4.9: 'misses' },
  },
  {
    kinds: ['momentary', 'limit'],
    density: { 20: ['meets', 'unknown'], 21: 'unknown', 30: 'unknown', 40: 'unknown', 41: 'misses' },
    price: { 10: ['meets', 'unknown'], 9.9: 'unknown', 6: 'unknown', 5: 'unknown', 4.9: 'misses' },
  },
];

const KINDS = TABLE.flatMap(({ kinds, density, price }) =>
  kinds.map(
    (kind) =>
      [
        kind,
        [
          ...Object.entries(density).map(
            ([bound, verdict]) => [`min_torque_density_nm_per_kg=${bound}`, verdict] as const,
          ),
          ...Object.entries(price).map(([bound, verdict]) => [`max_price_per_nm=${bound}`, verdict] as const),
        ],
      ] as const,
  ),
);

test.each(KINDS)('bounds on ratios of a peak torque of kind %s are judged', (kind, bounds) => {
  const [withRated, without] = [serviceOf(kind, 10), serviceOf(kind)];
  expect(bounds.map(([query]) => [query, [verdictOn(withRated, query), verdictOn(without, query)]])).toEqual(
    bounds.map(([query, verdict]) => [query, typeof verdict === 'string' ? [verdict, verdict] : verdict]),
  );
});

test.each([
  ['min_torque_density_nm_per_kg=40', 'stall_share=1', 'meets'],
  ['min_torque_density_nm_per_kg=32', 'stall_share=0.8', 'meets'],
  ['min_torque_density_nm_per_kg=33', 'stall_share=0.8', 'close'],
  ['max_price_per_nm=5', 'stall_share=1', 'meets'],
  ['max_price_per_nm=6.25', 'stall_share=0.8', 'meets'],
  ['max_price_per_nm=6.2', 'stall_share=0.8', 'close'],
])('for a stall torque, %s with %s is: %s', (bound, modifier, verdict) => {
  expect(verdictOn(serviceOf('stall'), `${bound}&${modifier}`)).toBe(verdict);
  expect(verdictOn(serviceOf('limit'), `${bound}&${modifier}`)).toBe('unknown');
});

test.each(['min_torque_density_nm_per_kg=40', 'max_price_per_nm=5'])(
  'a filter on the kind stall counts the whole torque: %s',
  (bound) => {
    expect(verdictOn(serviceOf('stall'), `${bound}&peak_torque_kind=stall`)).toBe('meets');
  },
);

test.each(['min_torque_density_nm_per_kg=20', 'max_price_per_nm=10'])(
  'a sufficient rated torque proves %s without a published peak torque',
  (query) => {
    const rated = (rated_torque_nm: number) =>
      serviceWith(actuatorEntry({ id: 'one', price_usd: 100, specs: { rated_torque_nm, weight_g: 500 } }));
    expect(checkOn(rated(10), query)).toMatchObject({
      value: null,
      verdict: 'meets',
      how: 'a rated torque or a published point reaches it',
    });
    expect(verdictOn(rated(9.9), query)).toBe('unknown');
  },
);

describe('a bound in the other direction counts the published figure', () => {
  test.each(['stall', undefined, 'momentary', 'limit', 'peak'])('of kind %s', (kind) => {
    expect(verdictOn(serviceOf(kind, 10), 'max_torque_density_nm_per_kg=40')).toBe('meets');
    expect(verdictOn(serviceOf(kind, 10), 'max_torque_density_nm_per_kg=35')).toBe('misses');
  });
});

test.each([
  ['peak', undefined],
  ['stall', 'half of a stall torque'],
  [undefined, 'half of a torque of unstated kind'],
  ['momentary', 'a torque of kind momentary proves nothing'],
  ['limit', 'a torque of kind limit proves nothing'],
])('the check of a torque of kind %s has the published value and states which torque counts', (kind, how) => {
  const density = checkOn(serviceOf(kind), 'min_torque_density_nm_per_kg=30');
  expect([density?.value, density?.how]).toEqual([40, how]);
  const price = checkOn(serviceOf(kind), 'max_price_per_nm=6');
  expect([price?.value, price?.how]).toEqual([5, how]);
});

/** For each bound the stated and the proposed value; null if there is no proposal. */
type Proposals = Readonly<Record<string, readonly [from: number, to: number | null]>>;

test.each<readonly [kind: string, rated: number | undefined, bounds: Proposals]>([
  // Half of the stall torque is first more, then less than the rated torque.
  ['stall', 4, { min_torque_density_nm_per_kg: [24, 20], max_price_per_nm: [8, 10] }],
  ['stall', 12.5, { min_torque_density_nm_per_kg: [30, 25], max_price_per_nm: [7, 8] }],
  ['momentary', 10, { min_torque_density_nm_per_kg: [24, 20], max_price_per_nm: [8, 10] }],
  ['momentary', undefined, { min_torque_density_nm_per_kg: [24, null], max_price_per_nm: [8, null] }],
])('relax proposes values of the certain torque: kind %s, rated torque %s', (kind, rated, bounds) => {
  for (const [requirement, [from, to]] of Object.entries(bounds))
    expect(matchesOf(serviceOf(kind, rated), `${requirement}=${from}`).relax).toEqual(
      to === null ? [] : [{ requirement, from, to, adds: 1 }],
    );
});

test('unknown verdicts are sorted by the likelihood that the certain torque leaves', () => {
  const momentary = (id: string, rated_torque_nm: number) =>
    actuatorEntry({
      id,
      price_usd: 100,
      specs: { ...SPECS, rated_torque_nm },
      conditions: { peak_torque_nm: { kind: 'momentary' } },
    });
  const both = serviceWith(momentary('a-little', 2), momentary('b-more', 8));
  for (const query of ['min_torque_density_nm_per_kg=30', 'max_price_per_nm=6'])
    expect(matchesOf(both, query).data.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['b-more', 'unknown'],
      ['a-little', 'unknown'],
    ]);
});

test('a supply does not change ratios', () => {
  const stalls = serviceWith(
    actuatorEntry({
      id: 'one',
      specs: { ...SPECS, voltage_v: '12-48' },
      conditions: { peak_torque_nm: { kind: 'stall', voltage_v: 48 } },
    }),
  );
  expect(verdictOn(stalls, 'min_torque_density_nm_per_kg=20&voltage_v=24')).toBe('meets');
});
