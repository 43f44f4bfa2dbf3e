import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { citationOf } from '../../../src/bulk/citation.ts';
import { billOfMaterials } from '../../../src/catalog/records/bill-of-materials.ts';
import { robotDetailOf, type Dataset } from '../../../src/catalog/records/dataset.ts';
import { RIGHTS } from '../../../src/catalog/records/rights.ts';
import { anyObject } from '../../support/read.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';
import { ACTUATOR_FIELDS, MOTOR_FIELDS, ROBOT_FIELDS } from '../../support/spec.ts';
import { refusalOf, resultOf, textOf } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';
import { mcpService } from '../support/service.ts';

function go1(dataset: Dataset) {
  const robot = dataset.robotById.get('unitree-go1');
  if (robot === undefined) throw new Error('The catalog has no Go1.');
  return robotDetailOf(dataset, robot);
}

test.each([
  ['get_robot', 'Unitree-Go1'],
  ['get_claims', 'Unitree-GO-M8010-6'],
])('%s accepts an id in any case: %s', (tool, id) => {
  expect(resultOf({ tool, given: { id } }).id).toBe(id.toLowerCase());
});

describe('get_robot', () => {
  test('returns the robot with its joints', () => {
    const { dataset } = mcpService;
    const { url: _url, api_url: _api, country_flag: _flag, joints, ...robot } = go1(dataset);
    const found = resultOf({ tool: 'get_robot', given: { id: 'unitree-go1' } });
    expect({ image_url: null, ...found }).toMatchObject(robot);
    expect(found.joints).toMatchObject(joints.map(({ role, count }) => ({ role, count })));
    expect(found).toHaveProperty('kinds');
    expect(JSON.stringify(found)).not.toContain('api_url');
  });

  test('adds the bill of materials of its motors on request', () => {
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
        price_usd: { sum: 200, known: 2, unknown: 2 },
        share_of_robot_mass: null,
      },
    });
    expect(resultOf({ tool: 'get_robot', given: { id: 'acme-walker' }, service })).not.toHaveProperty('bom');
  });

  test('adds the simulator limits of the joints on request', () => {
    const { simulation } = resultOf({ tool: 'get_robot', given: { id: 'unitree-go1', simulation: 'mjcf' } });
    expect(String(simulation).match(/<motor /g)).toHaveLength(12);
    expect(refusalOf({ tool: 'get_robot', given: { id: 'unitree-go1', simulation: 'sdf' } }).hint).toContain(
      'mjcf',
    );
  });

  test('refuses an unknown id and names the nearest', () => {
    const { code, detail, hint } = refusalOf({ tool: 'get_robot', given: { id: 'unitree-go11' } });
    expect([code, detail]).toEqual(['not_found', 'No robot has the id `unitree-go11`.']);
    expect(hint).toMatch(/unitree-go1\b.*`search_robots` finds robots by name\.$/);
  });
});

describe('describe_catalog', () => {
  const tool = 'describe_catalog';

  test('states the rights of each part, and how to cite the catalog', () => {
    const { rights, citation } = resultOf({ tool, given: {} });
    expect(rights).toEqual(RIGHTS);
    expect(citation).toBe(citationOf(mcpService.dataset).text);
  });
  const { categories, brands, useCases, edition, actuators, robots } = mcpService.dataset;

  test('states release, size and licence', () => {
    expect(resultOf({ tool })).toMatchObject({
      version: edition.version,
      released: edition.released,
      counts: { actuators: actuators.length, robots: robots.length },
      license: 'CC-BY-4.0',
    });
    expect(textOf({ tool })).not.toContain('sha256');
  });

  test.each([
    [['categories'], { categories }],
    ['brands', { brands }],
    [['use_cases', 'categories'], { categories, use_cases: useCases }],
  ])('returns the lists for %j', (about, lists) => {
    expect(resultOf({ tool, given: { about } })).toMatchObject(lists);
  });

  test('refuses an unknown part with the nearest name', () => {
    expect(refusalOf({ tool, given: { about: 'brand' } }).hint).toContain('Did you mean `brands`');
  });

  test('names its arguments in the error of an unknown one', () => {
    expect(refusalOf({ tool, given: { nonsense: 1 } }).hint).toBe('The arguments are about, record, fields.');
  });
});

const fieldsOf = (given: object, service = mcpService) =>
  z
    .array(anyObject)
    .parse(resultOf({ tool: 'describe_catalog', given: { about: 'fields', ...given }, service }).fields);

describe('describe_catalog about fields', () => {
  test.each([
    ['actuator', [...ACTUATOR_FIELDS, 'outer_diameter_mm', 'robot_count']],
    ['robot', [...ROBOT_FIELDS, 'kind', 'motor_price_usd']],
    ['motor', MOTOR_FIELDS],
  ] as const)('explains every field of %s, including those beyond the fixed record', (record, fields) => {
    const data = fieldsOf({ record });
    expect(data.map(({ field }) => field)).toEqual(expect.arrayContaining([...fields]));
    expect(data.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  test('is about actuators by default', () => {
    expect(resultOf({ tool: 'describe_catalog', given: { fields: ['kt_nm_per_a'] } })).toMatchObject({
      fields: [{ field: 'kt_nm_per_a', unit: 'N.m/A' }],
    });
  });

  test('states the share of records with a known value', () => {
    const known = actuatorEntry({ id: 'acme-a', specs: { peak_torque_nm: 1, weight_g: 9 } });
    const service = mcpOver(
      serviceOf({ actuators: [known, actuatorEntry({ id: 'acme-b' }), actuatorEntry({ id: 'acme-c' })] }),
    );
    const given = { fields: ['peak_torque_nm', 'weight_g', 'price_usd'] };
    expect(fieldsOf(given, service).map(({ known: share }) => share)).toEqual([0, 1, 0.33]);
  });

  test('refers to tools, not to paths', () => {
    const meanings = fieldsOf({}).map(({ meaning }) => meaning);
    expect(meanings.join()).not.toContain('/api/v1');
  });

  test('refuses unknown names, each with the nearest', () => {
    const given = { fields: ['peak_torque', 'weight_g', 'wieght'] };
    const { code, errors, hint } = refusalOf({ tool: 'describe_catalog', given });
    expect([code, errors?.map(({ field }) => field)]).toEqual(['invalid_parameter', ['fields', 'fields']]);
    expect(hint).toBe(
      'Did you mean `peak_torque_nm` instead of `peak_torque`? Did you mean `weight_g` instead of `wieght`?',
    );
  });

  test('names the kind of record that has a field', () => {
    const { hint } = refusalOf({ tool: 'describe_catalog', given: { fields: ['dof'] } });
    expect(hint).toBe('It is a field of another record: give `record` robot.');
    expect(
      resultOf({ tool: 'describe_catalog', given: { fields: ['dof'], record: 'robot' } }).fields,
    ).toHaveLength(1);
  });

  test('accepts an empty list as absent', () => {
    expect(resultOf({ tool: 'describe_catalog', given: { fields: [] } }).fields).toBeUndefined();
  });

  test('has no known values for an empty catalog, without an error', () => {
    expect(fieldsOf({ fields: ['id'] }, mcpOver(serviceOf()))).toMatchObject([{ field: 'id', known: 0 }]);
  });
});
