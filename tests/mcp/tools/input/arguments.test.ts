import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../../../../src/mcp/tools/tools.ts';
import { get } from '../../../support/ask.ts';
import { answerTo, bodyOf } from '../../../support/in-process.ts';
import { objectOf } from '../../../support/read.ts';
import { realService } from '../../../support/real-service.ts';
import { dataOf, refusalOf, resultOf } from '../../support/call.ts';

const GO = 'unitree-go-m8010-6';

const idsOf = (tool: string, given: Record<string, unknown>): unknown[] =>
  dataOf({ tool, given }).map(({ id }) => id);

describe('`bounds`', () => {
  test.each([
    [
      'search_actuators',
      [{ field: 'peak_torque_nm', min: 20, max: 60 }],
      'min_peak_torque_nm=20&max_peak_torque_nm=60',
    ],
    ['search_actuators', [{ field: 'max_speed_rpm', min: 300 }], 'min_speed_rpm=300'],
    [
      'search_actuators',
      [
        { field: 'gear_ratio', max: '9:1' },
        { field: 'Weight_g', max: 600, min: null },
      ],
      'max_gear_ratio=9&max_weight_g=600',
    ],
    ['search_robots', [{ field: 'dof', min: 12 }], 'min_dof=12'],
  ])('of %s, %j, equal the parameters of the API', (tool, bounds, query) => {
    const operation = tool === 'search_robots' ? 'list_robots' : 'list_actuators';
    const rest = z.looseObject({ pagination: z.unknown(), data: z.array(z.looseObject({ id: z.string() })) });
    const page = rest.parse(objectOf(get(realService, operation, query)));
    expect(page.data.length).toBeGreaterThan(3);
    expect(idsOf(tool, { bounds })).toEqual(page.data.map(({ id }) => id));
    expect(resultOf({ tool, given: { bounds } }).pagination).toEqual(page.pagination);
  });

  test('narrow summaries of actuators, robots and joints', () => {
    for (const [record, field] of [
      ['actuator', 'peak_torque_nm'],
      ['robot', 'dof'],
      ['joint', 'peak_torque_nm'],
    ]) {
      const total = (given: object): unknown =>
        resultOf({ tool: 'summarize_catalog', given: { record, ...given } }).total;
      const [all, some] = [total({}), total({ bounds: [{ field, min: 30 }] })];
      expect(Number(some)).toBeGreaterThan(0);
      expect(Number(some)).toBeLessThan(Number(all));
    }
  });

  test.each([
    [[{ field: 'weight', max: 600 }], 'bounds', 'Did you mean `weight_g`'],
    [[{ field: 'weight_g' }], 'bounds', 'Send `bounds` such as'],
    [[{ field: 'weight_g', least: 3 }], 'bounds', 'Send `bounds` such as'],
    ['weight_g < 600', 'bounds', 'Send `bounds` such as'],
    [
      [
        { field: 'weight_g', max: 1 },
        { field: 'weight_g', max: 2 },
      ],
      'bounds',
      'Name `weight_g` once',
    ],
    [
      [{ field: 'peak_torque_nm', min: '300 lb-in' }],
      'bounds.0.min',
      '33.9 N·m: send `{"field": "peak_torque_nm", "min": 33.9}`',
    ],
    [[{ field: 'dof', min: 3 }], 'bounds', '`bounds`: '],
  ])('with errors, %j, are reported at their position', (bounds, field, hint) => {
    const told = refusalOf({ tool: 'search_actuators', given: { bounds } });
    expect(told.errors?.map((error) => error.field)).toEqual([field]);
    expect(told.hint).toContain(hint);
  });

  test('work together with parameter names of the API', () => {
    const given = { min_peak_torque_nm: 20, bounds: { field: 'weight_g', max: 600 } };
    expect(idsOf('search_actuators', given)).toEqual(
      idsOf('search_actuators', { min_peak_torque_nm: 20, max_weight_g: 600 }),
    );
  });
});

describe('arguments in the form that some clients send', () => {
  test('nulls, blank texts, empty lists and empty objects count as absent', () => {
    const filled = {
      q: '',
      category: [],
      brand: ' ',
      bounds: [],
      sort: null,
      fields: '',
      cursor: '',
      limit: 2,
    };
    expect(idsOf('search_actuators', filled)).toEqual(idsOf('search_actuators', { limit: 2 }));
    expect(resultOf({ tool: 'summarize_catalog', given: { filters: {}, by: '', count_by: null } })).toEqual(
      resultOf({ tool: 'summarize_catalog' }),
    );
  });

  test('a blank required argument counts as missing', () => {
    expect(refusalOf({ tool: 'get_claims', given: { id: '' } }).errors).toMatchObject([{ field: 'id' }]);
  });

  test('lists and objects as JSON in a text are read', () => {
    const bounds = [{ field: 'weight_g', max: 600 }];
    expect(idsOf('search_actuators', { bounds: JSON.stringify(bounds), comm: '["CAN"]' })).toEqual(
      idsOf('search_actuators', { bounds, comm: ['CAN'] }),
    );
    expect(dataOf({ tool: 'get_actuators', given: { ids: `["${GO}"]` } })).toMatchObject([{ id: GO }]);
    const filters = { category: 'smart_servo' };
    expect(resultOf({ tool: 'summarize_catalog', given: { filters: JSON.stringify(filters) } })).toEqual(
      resultOf({ tool: 'summarize_catalog', given: { filters } }),
    );
  });

  test.each([
    [{ bounds: '{"field": "weight_g", "max": 600}' }],
    [{ bounds: { field: 'weight_g', max: 600 } }],
    [{ bounds: ['{"field": "weight_g", "max": 600}'] }],
    [{ bounds: [{ field: 'weight_g', min: null, max: 600 }] }],
  ])('a single bound counts as a list, in any nesting: %j', (given) => {
    expect(idsOf('search_actuators', given)).toEqual(
      idsOf('search_actuators', { bounds: [{ field: 'weight_g', max: 600 }] }),
    );
  });

  test('a list of one item counts as that item if a single value is wanted', () => {
    expect(resultOf({ tool: 'get_robot', given: { id: ['unitree-go1'] } }).id).toBe('unitree-go1');
    expect(idsOf('search_actuators', { q: ['ak80'], backdrivable: ['true'] })).toEqual(
      idsOf('search_actuators', { q: 'ak80', backdrivable: true }),
    );
    expect(refusalOf({ tool: 'search_actuators', given: { q: ['ak80', 'rs02'] } }).errors).toMatchObject([
      { field: 'q' },
    ]);
  });

  test.each([
    [[{ name: 'hip', count: '2', min_peak_torque_nm: '20', comm: '["CAN"]', backdrivable: 'true' }]],
    [{ name: 'hip', count: 2, min_peak_torque_nm: 20, comm: ['CAN'], backdrivable: true }],
    ['{"name": "hip", "count": 2, "min_peak_torque_nm": 20, "comm": "CAN", "backdrivable": true}'],
    [
      [
        {
          name: 'hip',
          count: 2,
          bounds: '[{"field": "peak_torque_nm", "min": 20}]',
          comm: 'CAN',
          backdrivable: true,
          brand: '',
          load: {},
          kt_side: null,
        },
      ],
    ],
  ])('the members of a joint are read in any form: %j', (joints) => {
    const joint = { name: 'hip', count: 2, min_peak_torque_nm: 20, comm: 'CAN', backdrivable: true };
    expect(resultOf({ tool: 'match_actuators', given: { joints, total: { weight_g: null } } })).toEqual(
      resultOf({ tool: 'match_actuators', given: { joints: [joint] } }),
    );
  });

  test('a null in a joint removes an argument for all joints and has no other effect', () => {
    const joints = (brand: unknown) =>
      resultOf({
        tool: 'match_actuators',
        given: { brand: 'CubeMars', joints: [{ name: 'hip', min_peak_torque_nm: 5, brand }] },
      }).joints;
    expect(joints(undefined)).toEqual(joints('CubeMars'));
    expect(joints(null)).not.toEqual(joints('CubeMars'));
  });

  test('filters of a summary may be lists in a text', () => {
    const counted = (comm: unknown) =>
      resultOf({ tool: 'summarize_catalog', given: { count_by: 'brand', filters: { comm } } });
    expect(counted('["CAN"]')).toEqual(counted('CAN'));
  });

  test('the error of a bound named as in the API shows how to send it', () => {
    expect(
      refusalOf({ tool: 'search_actuators', given: { bounds: [{ field: 'max_weight_g', max: 600 }] } }).hint,
    ).toBe('`bounds`: Send `{"field": "weight_g", "max": …}`.');
  });

  test.each(['[CAN', '[1', '{"a":'])('a text that only looks like JSON is refused unchanged: %s', (comm) => {
    expect(refusalOf({ tool: 'search_actuators', given: { comm } }).errors?.[0]?.field).toBe('comm');
  });
});

describe('search_joints', () => {
  const tool = 'search_joints';

  test('accepts fields, order, `has` and `lacks` like the API', () => {
    const query = 'q=knee&lacks=peak_torque_nm&sort=weight_g&fields=robot_id,role,weight_g&limit=9';
    const rest = objectOf(get(realService, 'list_joints', query));
    const given = {
      q: 'knee',
      lacks: 'peak_torque_nm',
      sort: 'weight_g',
      fields: 'robot_id,role,weight_g',
      limit: 9,
    };
    const { hint: _hint, ...page } = resultOf({ tool, given });
    expect(page).toEqual(rest);
    expect(dataOf({ tool, given }).length).toBeGreaterThan(2);
  });
});

const corners = z.array(z.looseObject({ speed_rpm: z.number(), most_nm: z.number().nullable() }));

describe('the curves of get_actuators', () => {
  const curvesOf = (given: Record<string, unknown>) =>
    dataOf({ tool: 'get_actuators', given: { ids: ['cubemars-ak80-9-v3-0-kv100'], as: 'curves', ...given } });

  test('are those of the document, at the stated supply', () => {
    const document = z
      .record(z.string(), z.unknown())
      .parse(
        bodyOf(
          answerTo(realService, { target: '/api/v1/actuators/cubemars-ak80-9-v3-0-kv100/torque-speed' }),
        ),
      );
    expect(curvesOf({})).toMatchObject([
      { intermittent: document.intermittent, continuous: document.continuous, basis: document.basis },
    ]);
  });

  test('at half the supply reach half the speed, and state whether the supply is accepted', () => {
    const [stated = {}] = curvesOf({});
    const [half = {}] = curvesOf({ voltage_v: 24 });
    const furthest = (curve: unknown): number =>
      Math.max(...corners.parse(curve).map(({ speed_rpm }) => speed_rpm));
    expect(furthest(half.intermittent)).toBeCloseTo(furthest(stated.intermittent) / 2, 1);
    expect([half.at_voltage_v, half.accepts_supply]).toEqual([24, false]);
  });
});

test('every tool accepts only null for each optional argument', () => {
  const refused = TOOLS.filter(({ inputSchema }) => inputSchema.required === undefined).filter(
    ({ name, inputSchema }) => {
      if (name === 'match_actuators') return false;
      const given = Object.fromEntries(
        Object.keys(inputSchema.properties).map((argument) => [argument, null]),
      );
      return resultOf({ tool: name, given }).isError === true;
    },
  );
  expect(refused).toEqual([]);
});
