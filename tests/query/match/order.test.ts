import { describe, expect, test } from 'vitest';
import { matchesOf } from '../../support/match.ts';
import { actuatorEntry, serviceWith } from '../../support/small-catalog.ts';

const PEAK = { peak_torque_nm: { kind: 'peak' } } as const;
const idsOf = (service: ReturnType<typeof serviceWith>, query: string) =>
  matchesOf(service, query).data.map(({ id }) => id);

describe('within one verdict', () => {
  test('an actuator of known price comes before one without only if the price is bounded', () => {
    const service = serviceWith(
      actuatorEntry({ id: 'free-light', specs: { peak_torque_nm: 9, weight_g: 100 }, conditions: PEAK }),
      actuatorEntry({
        id: 'priced-heavy',
        price_usd: 90,
        specs: { peak_torque_nm: 9, weight_g: 900 },
        conditions: PEAK,
      }),
    );
    const asked = 'min_peak_torque_nm=5';
    expect(idsOf(service, asked)).toEqual(['free-light', 'priced-heavy']);
    const priced = `${asked}&max_price_usd=100&include_unknown=price_usd`;
    expect(idsOf(service, priced)).toEqual(['priced-heavy', 'free-light']);
    expect(matchesOf(service, priced)).toMatchObject({
      order: 'verdict, known price_usd, unknown checks, likelihood, weight_g',
      counts: { meets: 2 },
    });
  });

  test('fewer unknown checks come first, then the likelier, then the lighter', () => {
    const stall = (id: string, peak: number, grams: number) =>
      actuatorEntry({
        id,
        specs: { peak_torque_nm: peak, weight_g: grams, voltage_v: '24-48', comm: ['CAN'] },
        conditions: { peak_torque_nm: { kind: 'stall' } },
      });
    const service = serviceWith(
      stall('unlikely', 30, 100),
      stall('likely', 40, 800),
      actuatorEntry({
        id: 'two-unknown',
        specs: { weight_g: 50, voltage_v: '24-48' },
      }),
    );
    // At 24 V of a range up to 48 V, between half and all of a stall torque is left.
    const asked = 'min_peak_torque_nm=21&voltage_v=24&comm=CAN';
    const { data, order } = matchesOf(service, asked);
    expect(data.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'likely unknown',
      'unlikely unknown',
      'two-unknown unknown',
    ]);
    expect(order).toBe('verdict, unknown checks, likelihood, weight_g');
    expect(idsOf(service, `${asked}&sort=weight_g&order=asc`)).toEqual(['two-unknown', 'unlikely', 'likely']);
  });

  test('a requested field sorts right after the verdict, its unknown values last', () => {
    const service = serviceWith(
      actuatorEntry({ id: 'a', specs: { peak_torque_nm: 9, weight_g: 300 }, conditions: PEAK }),
      actuatorEntry({ id: 'b', specs: { peak_torque_nm: 8, weight_g: 100 }, conditions: PEAK }),
      actuatorEntry({ id: 'c', specs: { peak_torque_nm: 7 }, conditions: PEAK }),
    );
    const byWeight = 'min_peak_torque_nm=5&sort=weight_g';
    expect(idsOf(service, byWeight)).toEqual(['a', 'b', 'c']);
    expect(idsOf(service, `${byWeight}&order=asc`)).toEqual(['b', 'a', 'c']);
    expect(matchesOf(service, byWeight).order).toBe('verdict, weight_g desc');
    expect(matchesOf(service, `${byWeight}&order=asc`).order).toBe('verdict, weight_g');
  });
});

describe('`include_unknown`', () => {
  const service = serviceWith(
    actuatorEntry({ id: 'unweighed', specs: { peak_torque_nm: 9 }, conditions: PEAK }),
    actuatorEntry({ id: 'heavy', specs: { peak_torque_nm: 9, weight_g: 900 }, conditions: PEAK }),
  );

  test('ignores an unknown figure, but not a known one', () => {
    const query = 'min_peak_torque_nm=5&max_weight_g=500';
    expect(matchesOf(service, query).counts).toEqual({ meets: 0, close: 0, unknown: 1, misses: 1 });
    const { counts, data, asked } = matchesOf(service, `${query}&include_unknown=weight_g`);
    expect(counts).toEqual({ meets: 1, close: 0, unknown: 0, misses: 1 });
    expect(data).toMatchObject([{ verdict: 'meets', checks: [{}, { value: null, verdict: 'unknown' }] }]);
    expect(asked).toMatchObject({ include_unknown: ['weight_g'] });
  });
});

describe('an upper bound', () => {
  const service = serviceWith(
    actuatorEntry({
      id: 'stalls',
      specs: { peak_torque_nm: 30, voltage_v: '24' },
      conditions: { peak_torque_nm: { kind: 'stall', voltage_v: 24 } },
    }),
  );
  const verdictOf = (query: string) => matchesOf(service, `ids=stalls&${query}`).data[0]?.verdict;

  test('compares a whole stall torque, without margin', () => {
    expect(verdictOf('max_peak_torque_nm=30')).toBe('meets');
    expect(verdictOf('max_peak_torque_nm=28')).toBe('close');
    expect(verdictOf('max_peak_torque_nm=20')).toBe('misses');
    expect(verdictOf('max_peak_torque_nm=20&margin=2')).toBe('misses');
  });

  test('compares the reduced figure at the supply', () => {
    expect(verdictOf('max_peak_torque_nm=20&voltage_v=12')).toBe('misses');
    expect(
      matchesOf(service, 'ids=stalls&max_peak_torque_nm=15&voltage_v=12').data[0]?.checks[0],
    ).toMatchObject({ verdict: 'meets', ratio: 1 });
  });

  test('is unknown if the supply may leave less or more than it', () => {
    const ranged = serviceWith(
      actuatorEntry({
        id: 'ranged',
        specs: { peak_torque_nm: 30, voltage_v: '24-48' },
        conditions: { peak_torque_nm: { kind: 'stall' } },
      }),
    );
    const verdicts = [30, 20, 10].map(
      (most) => matchesOf(ranged, `ids=ranged&voltage_v=24&max_peak_torque_nm=${most}`).data[0]?.verdict,
    );
    expect(verdicts).toEqual(['meets', 'unknown', 'misses']);
  });
});
