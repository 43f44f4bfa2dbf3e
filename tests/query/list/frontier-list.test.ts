import { describe, expect, test } from 'vitest';
import { faultsOfActuatorQuery, pageOfActuators } from '../../support/list.ts';
import { realService } from '../../support/real-service.ts';
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
