import { describe, expect, test } from 'vitest';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { faultsOfActuatorQuery, pageOfActuators } from '../../support/list.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { textWith } from '../../support/text-with.ts';

describe('the frontier of two figures', () => {
  test('is paged like any list, with a cursor bound to it', () => {
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

  test('compares the certain torque, and never a torque without a kind with a stated kind', () => {
    const strong = (id: string, specs: ActuatorEntry['specs'], kind?: string) =>
      actuatorEntry({
        id,
        specs: { ...specs, weight_g: 500 },
        conditions: kind === undefined ? {} : { peak_torque_nm: { kind } },
      });
    const small = serviceOf({
      actuators: [
        // Half of the stall torque of 50 N·m is less than the continuous torque of 30 N·m.
        strong('steady', { peak_torque_nm: 40, rated_torque_nm: 30 }, 'stall'),
        strong('stalled', { peak_torque_nm: 50 }, 'stall'),
        strong('unstated', { peak_torque_nm: 40 }),
        // A momentary torque only spares the gear; no source states the motor's torque.
        strong('momentary', { peak_torque_nm: 90 }, 'momentary'),
      ],
    });
    for (const torque of ['peak_torque_nm', 'torque_density_nm_per_kg']) {
      const { records } = pageOfActuators(small, { frontier: `weight_g,${torque}` });
      expect(records.map(({ id }) => id).toSorted()).toEqual(['steady', 'unstated']);
    }
  });

  test.each(['price_usd', 'price_per_nm'])(
    'of %s: a price beats only prices of the same kind of source and the same parts',
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

  test('accepts only figures with a better end, and corrects a misspelt one', () => {
    expect(faultsOfActuatorQuery({ frontier: 'price_usd,voltage_v' })).toMatchObject([{ field: 'frontier' }]);
    expect(faultsOfActuatorQuery({ frontier: 'price,weight_g' })).toMatchObject([
      { repair: textWith('Did you mean `price_usd` ') },
    ]);
  });
});
