import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { resultOf } from '../support/call.ts';
import { mcpOver } from '../support/service.ts';

const SEARCH = 'search_actuators';
const pagination = z.object({ total: z.number() });

const totalOf = (given: Record<string, unknown>): number =>
  pagination.parse(resultOf({ tool: SEARCH, given }).pagination).total;

describe('a search that finds nothing', () => {
  test.each([
    [{ brand: 'Unitre' }, 'There is no `brand` Unitre. Nearest: Unitree.'],
    [{ use_case: 'zzz' }, 'There is no `use_case` zzz. `list_taxonomies` lists them all.'],
    [
      { q: 'knee', backdrivable: true, min_peak_torque_nm: 20, max_weight_g: 600, sort: 'weight_g', limit: 1 },
      `Nothing passes all filters: ${totalOf({ backdrivable: true, min_peak_torque_nm: 20, max_weight_g: 600 })} would without \`q\`.`,
    ],
    [
      { category: 'smart_servo', backdrivable: false, max_weight_g: 0, max_price_usd: 0 },
      'No actuator passes all filters: relax several. Every word of `q` must occur, so use few words, and filters for figures.',
    ],
    [
      { q: 'zzz9' },
      'No actuator passes all filters: relax several. Every word of `q` must occur, so use few words, and filters for figures.',
    ],
  ])('with %j tells what to change', (given, hint) => {
    expect(resultOf({ tool: SEARCH, given })).toMatchObject({ data: [], pagination: { total: 0 }, hint });
  });

  test('names each filter that alone stands in the way', () => {
    const actuators = ['acme-a', 'acme-b'].map((id, index) =>
      actuatorEntry({ id, name: id, specs: { peak_torque_nm: 10 + index, weight_g: 100 * (index + 1) } }),
    );
    const given = { min_peak_torque_nm: 11, max_weight_g: 100, q: 'acme' };
    expect(resultOf({ tool: SEARCH, given, service: mcpOver(serviceOf({ actuators })) }).hint).toBe(
      'Nothing passes all filters: 1 would without `min_peak_torque_nm`, 1 would without `max_weight_g`.',
    );
  });

  test('of robots tells so too', () => {
    expect(resultOf({ tool: 'search_robots', given: { brand: 'nobody' } }).hint).toContain('Search for one word');
  });
});
