import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '../../../src/catalog/bill-of-materials.ts';
import { robotDetailOf } from '../../../src/catalog/dataset.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';
import { ACTUATOR_FIELDS, MOTOR_FIELDS, ROBOT_FIELDS } from '../../support/spec.ts';
import { dataOf, refusalOf, resultOf } from '../support/call.ts';
import { mcpOver, mcpService } from '../support/service.ts';

describe('get_robot', () => {
  test('gives the robot with its joints', () => {
    const { dataset } = mcpService;
    const robot = dataset.robotById.get('unitree-go1');
    expect(resultOf({ tool: 'get_robot', given: { id: 'unitree-go1' } })).toEqual(
      robot && robotDetailOf(dataset, robot),
    );
  });

  test('adds the bill of materials of its motors when asked', () => {
    const own = {
      id: 'a1-of-a-kind',
      name: 'A1, version not stated',
      brand: 'Acme',
      actuator: 'acme-a1',
      weight_g: 300,
    };
    const joints = [
      { role: 'Hip (J1-J2)', count: 2, motor: { actuator: 'acme-a1' } },
      { role: 'Knee (J3)', count: 1, motor: own },
      { role: 'Toe (J4)', count: 1, motor: { id: 'toe', name: 'Toe', brand: 'Acme' } },
    ];
    const actuators = [actuatorEntry({ price_usd: 100, specs: { peak_torque_nm: 22, weight_g: 500 } })];
    const service = mcpOver(serviceOf({ actuators, robots: [robotEntry({ joints })] }));
    const { bom } = resultOf({ tool: 'get_robot', given: { id: 'acme-walker', bom: true }, service });
    expect(() => billOfMaterials.parse(bom)).not.toThrow();
    expect(bom).toMatchObject({
      lines: [
        { count: 2, actuator_id: 'acme-a1', exact: true, weight_g: 500, price_usd: 100 },
        { count: 1, actuator_id: 'acme-a1', exact: false, weight_g: 300, price_usd: 100 },
        { count: 1, actuator_id: null, exact: false, weight_g: null, price_usd: null, availability: null },
      ],
      totals: {
        motors: 4,
        weight_g: { sum: 1300, known: 3, unknown: 1 },
        price_usd: { sum: 300, known: 3, unknown: 1 },
        share_of_robot_mass: null,
      },
    });
    expect(resultOf({ tool: 'get_robot', given: { id: 'acme-walker' }, service })).not.toHaveProperty('bom');
  });

  test('adds the limits of the joints for a simulator when asked', () => {
    const { simulation } = resultOf({ tool: 'get_robot', given: { id: 'unitree-go1', simulation: 'mjcf' } });
    expect(String(simulation).match(/<motor /g)).toHaveLength(12);
    expect(refusalOf({ tool: 'get_robot', given: { id: 'unitree-go1', simulation: 'sdf' } }).hint).toContain('mjcf');
  });

  test('refuses an unknown id and names the nearest', () => {
    const { code, detail, hint } = refusalOf({ tool: 'get_robot', given: { id: 'unitree-go11' } });
    expect([code, detail]).toEqual(['not_found', 'No robot has the id `unitree-go11`.']);
    expect(hint).toMatch(/unitree-go1\b.*`search_robots` finds robots by name\.$/);
  });

  test.each([undefined, null, '', ['unitree-go1'], { id: 1 }])('wants one id, not %j', (id) => {
    expect(refusalOf({ tool: 'get_robot', given: { id } })).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ field: 'id' }],
    });
  });

  test('names the parameter that was meant', () => {
    expect(refusalOf({ tool: 'get_robot', given: { ids: 'unitree-go1' } }).hint).toContain('Did you mean `id`');
  });
});

describe('list_taxonomies', () => {
  const { categories, brands, useCases } = mcpService.dataset;

  test('gives all three lists as REST does', () => {
    expect(resultOf({ tool: 'list_taxonomies' })).toEqual({ categories, brands, use_cases: useCases });
  });

  test.each([
    ['categories', categories],
    ['brands', brands],
    ['use_cases', useCases],
  ] as const)('gives %s alone', (kind, list) => {
    expect(resultOf({ tool: 'list_taxonomies', given: { kind } })).toEqual({ [kind]: list });
  });

  test('refuses another kind with the nearest', () => {
    expect(refusalOf({ tool: 'list_taxonomies', given: { kind: 'brand' } }).hint).toBe('Did you mean `kind=brands`?');
  });
});

describe('explain_fields', () => {
  test.each([
    ['actuator', [...ACTUATOR_FIELDS, 'outer_diameter_mm', 'robot_count']],
    ['robot', [...ROBOT_FIELDS, 'kind', 'motor_price_usd']],
    ['motor', MOTOR_FIELDS],
  ] as const)('explains every field of %s, those beyond the closed record too', (record, fields) => {
    const data = dataOf({ tool: 'explain_fields', given: { record } });
    expect(data.map(({ field }) => field)).toEqual(expect.arrayContaining([...fields]));
    expect(data.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  test('is about actuators when nothing else is said', () => {
    expect(resultOf({ tool: 'explain_fields', given: { fields: ['kt_nm_per_a'] } })).toMatchObject({
      record: 'actuator',
      records: mcpService.dataset.actuators.length,
      data: [{ field: 'kt_nm_per_a', unit: 'N.m/A' }],
    });
  });

  test('tells in which share of the records a field is known', () => {
    const known = actuatorEntry({ id: 'acme-a', specs: { peak_torque_nm: 1, weight_g: 9 } });
    const service = mcpOver(
      serviceOf({ actuators: [known, actuatorEntry({ id: 'acme-b' }), actuatorEntry({ id: 'acme-c' })] }),
    );
    const given = { fields: ['peak_torque_nm', 'weight_g', 'price_usd'] };
    expect(dataOf({ tool: 'explain_fields', given, service }).map(({ known: share }) => share)).toEqual([0, 1, 0.33]);
  });

  test('sends to tools, not to paths', () => {
    const meanings = dataOf({ tool: 'explain_fields' }).map(({ meaning }) => meaning);
    expect(meanings.join()).not.toContain('/api/v1');
  });

  test('refuses unknown names, each with the nearest', () => {
    const given = { fields: ['peak_torque', 'weight_g', 'wieght'] };
    const { code, errors, hint } = refusalOf({ tool: 'explain_fields', given });
    expect([code, errors?.map(({ field }) => field)]).toEqual(['invalid_parameter', ['fields', 'fields']]);
    expect(hint).toContain('Did you mean `peak_torque_nm`');
  });

  test('takes 20 names at most', () => {
    const names = Array.from({ length: 240 }, (_, index) => `name_${index}`);
    const { errors, hint } = refusalOf({ tool: 'explain_fields', given: { fields: names } });
    expect(errors).toMatchObject([{ field: 'fields', detail: 'must have at most 20 names; got 240' }]);
    expect(hint).toBe('Ask for at most 20 fields, or leave `fields` out to get them all.');
    expect(refusalOf({ tool: 'explain_fields', given: { fields: names.slice(0, 20) } }).errors).toHaveLength(20);
  });

  test.each([['weight_g'], [{}], [7]])('wants a list of names, not %j', (fields) => {
    expect(refusalOf({ tool: 'explain_fields', given: { fields } }).errors).toMatchObject([{ field: 'fields' }]);
  });

  test('of an empty catalog knows nothing and fails not', () => {
    const data = dataOf({ tool: 'explain_fields', given: { fields: ['id'] }, service: mcpOver(serviceOf()) });
    expect(data).toMatchObject([{ field: 'id', known: 0 }]);
  });
});
