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
    [{ use_case: 'zzz' }, 'There is no `use_case` zzz. `summarize_catalog` lists them all by `count_by` use_cases.'],
    [{ country: 'Swizerland' }, 'There is no `country` Swizerland. Nearest: Switzerland'],
    [{ robot_id: 'unitree-go11' }, 'There is no `robot_id` unitree-go11. Nearest: unitree-go1'],
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
    const result = resultOf({ tool: SEARCH, given });
    expect(result).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(result.hint).toContain(hint);
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

  test.each([
    ['search_robots', { q: 'zzz9' }, 'Search for one word'],
    [
      'search_robots',
      { actuator_id: 'unitree-go-m8010' },
      'There is no `actuator_id` unitree-go-m8010. Nearest: unitree-go-m8010-6',
    ],
    ['search_joints', { q: 'zzz9' }, 'No joint passes all filters'],
    ['search_joints', { robot_id: 'unitree-go11' }, 'There is no `robot_id` unitree-go11. Nearest: unitree-go1'],
    ['summarize_catalog', { filters: { brand: 'Unitre' } }, 'There is no `brand` Unitre. Nearest: Unitree'],
    ['summarize_catalog', { filters: { max_weight_g: 0, category: 'smart_servo' } }, 'would without `max_weight_g`'],
  ])('%s with %j tells so too', (tool, given, hint) => {
    expect(resultOf({ tool, given }).hint).toContain(hint);
  });
});
