import { describe, expect, test } from 'vitest';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { faultsOfActuatorQuery, pageOfActuators } from '../../support/list.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { textWith } from '../../support/text-with.ts';

describe('the frontier of two figures', () => {
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

  test('compares the torque that is certain, and a torque without a kind with no stated one', () => {
    const strong = (id: string, specs: ActuatorEntry['specs'], kind?: string) =>
      actuatorEntry({
        id,
        specs: { ...specs, weight_g: 500 },
        conditions: kind === undefined ? {} : { peak_torque_nm: { kind } },
      });
    const small = serviceOf({
      actuators: [
        // Half of 50 is less than the 30 that last.
        strong('steady', { peak_torque_nm: 40, rated_torque_nm: 30 }, 'stall'),
        strong('stalled', { peak_torque_nm: 50 }, 'stall'),
        strong('unstated', { peak_torque_nm: 40 }),
        // A gear survives it; no source states what the motor gives.
        strong('momentary', { peak_torque_nm: 90 }, 'momentary'),
      ],
    });
    for (const torque of ['peak_torque_nm', 'torque_density_nm_per_kg']) {
      const { records } = pageOfActuators(small, { frontier: `weight_g,${torque}` });
      expect(records.map(({ id }) => id).toSorted()).toEqual(['steady', 'unstated']);
    }
  });

  test.each(['price_usd', 'price_per_nm'])(
    'of %s: a price beats only prices that the same kind of source states, for the same parts',
    (price) => {
      const like = actuatorEntry({ id: 'like' });
      const priced = (
        id: string,
        price_usd: number,
        {
          kind = 'manufacturer',
          includes,
        }: { kind?: 'manufacturer' | 'distributor'; includes?: string } = {},
      ) =>
        actuatorEntry({
          id,
          price_usd,
          specs: { peak_torque_nm: 10, weight_g: 500 },
          conditions: { peak_torque_nm: { kind: 'peak' }, price_usd: { includes } },
          sources: like.sources.map((source) => ({
            ...source,
            kind,
            states: { ...source.states, price_usd: `USD ${price_usd}` },
          })),
        });
      const small = serviceOf({
        actuators: [
          priced('best-of-maker', 100),
          priced('beaten', 120),
          priced('of-shop', 110, { kind: 'distributor' }),
          priced('with-driver', 130, { includes: 'driver' }),
        ],
      });
      const { records } = pageOfActuators(small, { frontier: `${price},weight_g` });
      expect(records.map(({ id }) => id).toSorted()).toEqual(['best-of-maker', 'of-shop', 'with-driver']);
    },
  );

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
