import { describe, expect, test } from 'vitest';
import { actuatorsFound, faultsOfActuatorQuery, pageOfActuators, robotsFound } from '../support/list.ts';
import { realService } from '../support/real-service.ts';
import { actuatorEntry, robotEntry, serviceOf, serviceWith } from '../support/small-catalog.ts';
import { textWith } from '../support/text-with.ts';

const withFigures = (id: string, price_usd: number, peak_torque_nm: number) =>
  actuatorEntry({ id, price_usd, specs: { peak_torque_nm } });

const service = serviceWith(
  withFigures('cheap', 50, 5),
  withFigures('also-cheap', 50, 5),
  withFigures('dear', 500, 50),
  withFigures('beaten', 500, 40),
  withFigures('fair', 100, 20),
  actuatorEntry({ id: 'unpriced', specs: { peak_torque_nm: 900 } }),
);
const found = (query: string): string[] => actuatorsFound(service, query);

describe('the frontier of two figures', () => {
  test('keeps what no other equals or beats on both and beats on one, its better end first', () => {
    expect(found('frontier=price_usd,peak_torque_nm')).toEqual(['also-cheap', 'cheap', 'fair', 'dear']);
    expect(found('frontier=peak_torque_nm,price_usd')).toEqual(['dear', 'fair', 'also-cheap', 'cheap']);
  });

  test('is drawn among what passes the filters', () => {
    expect(found('frontier=price_usd,peak_torque_nm&max_peak_torque_nm=45')).toEqual([
      'also-cheap',
      'cheap',
      'fair',
      'beaten',
    ]);
  });

  test('compares figures of one kind only, in what follows from a torque too; one of no stated kind is compared with all', () => {
    const of = (id: string, kind: string | undefined, peak_torque_nm: number) =>
      actuatorEntry({
        id,
        price_usd: 100,
        specs: { peak_torque_nm, weight_g: 1000 },
        conditions: { peak_torque_nm: kind === undefined ? { voltage_v: 12 } : { kind } },
      });
    const unlike = serviceWith(
      of('strong-stall', 'stall', 30),
      of('weak-stall', 'stall', 20),
      of('strong-peak', 'peak', 10),
      of('weak-peak', 'peak', 9),
      of('unsaid', undefined, 12),
      of('limited', 'limit', 15),
    );
    for (const figure of ['peak_torque_nm', 'torque_density_nm_per_kg']) {
      expect(actuatorsFound(unlike, `frontier=${figure},price_usd`)).toEqual(['strong-stall', 'limited']);
      expect(actuatorsFound(unlike, `frontier=${figure},price_usd&torque_kind=peak,stall`)).toEqual([
        'strong-stall',
        'strong-peak',
      ]);
    }
  });

  test('can be sorted by another field', () => {
    expect(found('frontier=price_usd,peak_torque_nm&sort=name&order=asc')).toEqual([
      'also-cheap',
      'cheap',
      'dear',
      'fair',
    ]);
  });

  test('is paged as any list, and its cursor belongs to it', () => {
    const query = { frontier: 'price_usd,torque_density_nm_per_kg', limit: '5' };
    const first = pageOfActuators(realService, query);
    const next = pageOfActuators(realService, { ...query, cursor: first.nextCursor ?? '' });
    const prices = [...first.records, ...next.records].map(({ price_usd }) => price_usd);
    expect(prices).toEqual(prices.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    expect(next.total).toBe(first.total);
    expect(() => pageOfActuators(realService, { limit: '5', cursor: first.nextCursor ?? '' })).toThrow(
      'invalid_cursor',
    );
  });

  test.each(['price_usd', 'price_usd,price_usd', 'price_usd,weight_g,peak_torque_nm'])(
    'needs two different figures: %s',
    (frontier) => {
      expect(faultsOfActuatorQuery({ frontier })).toMatchObject([
        { field: 'frontier', detail: `must name two different fields; got ${frontier}` },
      ]);
    },
  );

  test('takes figures with a better end alone, and names the one that is meant', () => {
    expect(faultsOfActuatorQuery({ frontier: 'price_usd,voltage_v' })).toMatchObject([{ field: 'frontier' }]);
    expect(faultsOfActuatorQuery({ frontier: 'price,weight_g' })).toMatchObject([
      { repair: textWith('Did you mean `price_usd` ') },
    ]);
  });
});

describe('the frontier of two figures of robots', () => {
  const ofOne = (id: string, kind: string, peak_torque_nm: number) =>
    robotEntry({
      id,
      weight_kg: 10,
      price_usd: 1000,
      joints: [
        {
          role: 'Hip (J1)',
          count: 1,
          motor: {
            id: `${id}-motor`,
            name: 'Own',
            brand: 'Acme',
            peak_torque_nm,
            conditions: { peak_torque_nm: { kind } },
          },
        },
      ],
    });

  test('keeps what no other equals or beats on both, its better end first', () => {
    const arms = serviceOf({
      robots: [
        robotEntry({ id: 'light', weight_kg: 5, payload_kg: 1 }),
        robotEntry({ id: 'strong', weight_kg: 20, payload_kg: 8 }),
        robotEntry({ id: 'weak', weight_kg: 20, payload_kg: 2 }),
        robotEntry({ id: 'unknown', weight_kg: 1 }),
      ],
    });
    expect(robotsFound(arms, 'frontier=weight_kg,payload_kg')).toEqual(['light', 'strong']);
    expect(robotsFound(arms, 'frontier=payload_kg,weight_kg')).toEqual(['strong', 'light']);
  });

  test('compares torques of one kind only', () => {
    const robots = [ofOne('limited', 'limit', 90), ofOne('peaking', 'peak', 40), ofOne('weaker', 'peak', 30)];
    expect(robotsFound(serviceOf({ robots }), 'frontier=peak_torque_per_kg,price_usd')).toEqual(['limited', 'peaking']);
  });
});
