import { describe, expect, test } from 'vitest';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { resultOf } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';

const SEARCH = 'search_actuators';

describe('a search that finds nothing', () => {
  test.each([
    [{ brand: 'Unitre' }, 'None of these records has the `brand` Unitre. Nearest: Unitree.'],
    [
      { brand: 'Unitree Robotics' },
      'None of these records has the `brand` "Unitree Robotics". Nearest: Unitree.',
    ],
    [
      { brand: 'nope' },
      'None of these records has the `brand` nope. `summarize_catalog` with `count_by` brand lists them all',
    ],
    [
      { use_case: 'zzz' },
      'None of these records has the `use_case` zzz. `summarize_catalog` with `count_by` use_cases lists them all;',
    ],
    [
      { q: 'zzz9' },
      'Nothing matches `q` zzz9: every word must occur. Use fewer words, and filters for figures.',
    ],
    [{ q: 'xm430w3500' }, 'Nearest names: ROBOTIS XM430-W350-R, ROBOTIS XM430-W350-T'],
    [
      { q: 'ak7010x', max_weight_g: 600 },
      'Nothing matches `q` ak7010x: every word must occur. Nearest names: CubeMars AK70-10',
    ],
    [{ voltage_v: 99_999 }, 'Nothing passes `voltage_v`: change it or leave it out.'],
  ])('with %j suggests a change', (given, hint) => {
    const result = resultOf({ tool: SEARCH, given });
    expect(result).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(result.hint).toContain(hint);
  });

  const three = ['acme-a', 'acme-b', 'acme-c'].map((id, index) =>
    actuatorEntry({ id, name: id, specs: { peak_torque_nm: 10 + index, weight_g: 100 * (index + 1) } }),
  );
  const ofThree = mcpOver(serviceOf({ actuators: three }));

  test.each([
    [
      { min_peak_torque_nm: 12.5, q: 'acme' },
      'The highest known `peak_torque_nm` is 12: change `min` of `peak_torque_nm` in `bounds`.',
    ],
    [
      { max_weight_g: 99, min_peak_torque_nm: 12 },
      'The lowest known `weight_g` is 100: change `max` of `weight_g` in `bounds`.',
    ],
    [{ q: 'acme-a', max_weight_g: 300, min_weight_g: 300, min_peak_torque_nm: 11 }, '1 would without `q`.'],
    [
      { q: 'acme-a', min_weight_g: 200, min_peak_torque_nm: 11 },
      'Nothing passes all filters: 2 would without `q`.',
    ],
    [
      { q: 'acme-a', min_weight_g: 200, max_peak_torque_nm: 10 },
      'Nothing passes all filters: 1 would without `min` of `weight_g` in `bounds`.',
    ],
    [
      { q: 'acme-a', min_weight_g: 300, max_peak_torque_nm: 11, min_peak_torque_nm: 11 },
      'Nothing passes all filters, and leaving out one does not help: relax several.',
    ],
  ])('with %j among three filters suggests a change', (given, hint) => {
    expect(resultOf({ tool: SEARCH, given, service: ofThree }).hint).toContain(hint);
  });

  test('names each filter that alone empties the result', () => {
    const actuators = ['acme-a', 'acme-b'].map((id, index) =>
      actuatorEntry({ id, name: id, specs: { peak_torque_nm: 10 + index, weight_g: 100 * (index + 1) } }),
    );
    const given = { min_peak_torque_nm: 11, max_weight_g: 100, q: 'acme' };
    expect(resultOf({ tool: SEARCH, given, service: mcpOver(serviceOf({ actuators })) }).hint).toBe(
      'Nothing passes all filters: 1 would without `min` of `peak_torque_nm` in `bounds`, 1 would without `max` of `weight_g`.',
    );
  });

  test.each([
    ['search_robots', { q: 'zzz9' }, 'Nothing matches `q` zzz9'],
    ['search_robots', { q: 'unitre g01' }, 'Nearest names without `g01`: Unitree G1'],
    ['search_robots', { brand: 'CubeMars' }, 'None of these records has the `brand` CubeMars.'],
    ['search_robots', { min_payload_kg: 1e6 }, 'change `min` of `payload_kg`'],
    ['search_joints', { q: 'zzz9' }, 'Nothing matches `q`: every word must occur in the role'],
    ['search_joints', { brand: 'Kollmorgen' }, 'No joint has a motor of the `brand` Kollmorgen.'],
    ['search_joints', { min_peak_torque_nm: 1e6 }, 'change `min` of `peak_torque_nm`'],
    [
      'summarize_catalog',
      { filters: { brand: 'Unitre' } },
      'None of these records has the `brand` Unitre. Nearest: Unitree',
    ],
    [
      'summarize_catalog',
      { filters: { max_weight_g: 0, category: 'smart_servo' } },
      'change `max` of `weight_g`',
    ],
    ['summarize_catalog', { filters: { q: 'zzz9' } }, 'Nothing matches `q` zzz9'],
    ['summarize_catalog', { record: 'robot', filters: { min_dof: 1e6 } }, 'change `min` of `dof`'],
    [
      'match_actuators',
      { bounds: [{ field: 'peak_torque_nm', min: 5 }], brand: 'Unitre' },
      'None of these records has the `brand` Unitre. Nearest: Unitree',
    ],
  ])('%s with %j has a hint too', (tool, given, hint) => {
    expect(resultOf({ tool, given }).hint).toContain(hint);
  });
});

describe('an id that moved', () => {
  const [old, now] = ['zeroerr-erob-70f', 'zeroerr-erob70f-14-50'];

  test.each(['search_robots', 'search_joints'])('is followed by %s, with a hint', (tool) => {
    const { moved, pagination } = resultOf({ tool, given: { actuator_id: [old] } });
    expect(moved).toEqual({ [old]: now });
    expect(pagination).toEqual(resultOf({ tool, given: { actuator_id: now } }).pagination);
  });

  test('is followed by get_claims, with a hint', () => {
    expect(resultOf({ tool: 'get_claims', given: { id: old, fields: ['weight_g'] } })).toMatchObject({
      id: now,
      hint: `\`${old}\` is now \`${now}\`.`,
    });
  });
});
