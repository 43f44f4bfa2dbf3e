import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boundNamesIn } from '../../../src/mcp/tools/input/bound-names.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../../../src/query/list/joint-listing.ts';
import { anyObject } from '../../support/read.ts';
import { dataOf, refusalOf, resultOf, textOf } from '../support/call.ts';

const LISTINGS = [ACTUATOR_LISTING, ROBOT_LISTING, JOINT_LISTING];

/** The API parameters that bound a figure; tools have `bounds` instead. */
const BOUNDING = LISTINGS.flatMap(({ filters }) =>
  [...boundNamesIn(filters).values()].flatMap((ends) => Object.values(ends)),
);

const FIGURES = new Set(LISTINGS.flatMap(({ filters }) => [...boundNamesIn(filters).keys()]));

const propertiesOf = (tool: string): Readonly<Record<string, unknown>> =>
  TOOLS.find(({ name }) => name === tool)?.inputSchema.properties ?? {};

test('a bound has the same figure and the same end in every list', () => {
  const standsFor = new Map<string, string>();
  for (const { filters } of LISTINGS)
    for (const [field, ends] of boundNamesIn(filters))
      for (const [end, name] of Object.entries(ends)) {
        expect([name, standsFor.get(name) ?? `${end} ${field}`]).toEqual([name, `${end} ${field}`]);
        standsFor.set(name, `${end} ${field}`);
      }
  expect(standsFor.get('min_speed_rpm')).toBe('min max_speed_rpm');
});

const BEYOND = [{ field: 'peak_torque_nm', min: 9e6 }];
const slowerThan = (max: unknown) => [{ field: 'max_speed_rpm', max }];
const LIGHT = { field: 'weight_g', max: '0.9 kg' };

describe('a hint names arguments as JSON', () => {
  test.each([
    ['search_actuators', { bounds: [LIGHT] }, 'send `{"field": "weight_g", "max": 900}`'],
    ['search_actuators', { max_weight_g: '0.9 kg' }, 'send `{"field": "weight_g", "max": 900}`'],
    ['search_actuators', { bounds: BEYOND }, 'change `min` of `peak_torque_nm`'],
    ['search_actuators', { bounds: BEYOND, brand: ['Unitree'] }, 'change `min` of `peak_torque_nm`'],
    [
      'search_actuators',
      { q: 'hollow shaft' },
      'Ask for `hollow shaft` with `min` of `through_hole_mm` in `bounds`, not in `q`.',
    ],
    ['search_actuators', { mass: 900 }, '`max` of `weight_g` in `bounds` is the maximum mass, grams.'],
    ['search_actuators', { bounds: [{ field: 'mass', max: 900 }] }, '`max` of `weight_g` is the maximum'],
    ['search_actuators', { bounds: { weight_g: { max: 3 } } }, 'Send `bounds` such as'],
    ['search_actuators', { voltage_v: '48 V' }, 'send `"voltage_v": 48`'],
    ['search_actuators', { voltage_v: '24 to 48' }, 'send `"voltage_v": "24-48"`'],
    ['search_actuators', { fields: ['max_sped_rpm'] }, 'Did you mean `max_speed_rpm` instead of'],
    [
      'search_actuators',
      { bounds: [{ field: 'max_speed_rpm', min: 9e9 }] },
      /^The highest known `max_speed_rpm` is \d+: change `min` of `max_speed_rpm` in `bounds`\.$/,
    ],
    ['search_actuators', { bounds: slowerThan(1) }, /is \d+: change `max` of `max_speed_rpm` in/],
    ['search_actuators', { bounds: slowerThan(60), brand: ['DJI'] }, 'without `max` of `max_speed_rpm` in'],
    [
      'search_actuators',
      { bounds: slowerThan('x') },
      '`max` of `max_speed_rpm` in `bounds` must be a number',
    ],
    [
      'match_actuators',
      { speed_rpm: 60 },
      '`min` of `max_speed_rpm` in `bounds` or `max` of `max_speed_rpm`',
    ],
    ['search_actuators', { order: 'down' }, '`order` must be one of asc, desc.'],
    ['search_actuators', { order: 'des' }, 'Did you mean `"order": "desc"`?'],
    ['search_actuators', { sort: '-weight_g' }, 'Send `"sort": "weight_g"` and `"order": "desc"`.'],
    ['search_actuators', { type: 'servo' }, 'describe_catalog lists them'],
    ['search_actuators', { payload_kg: 3 }, 'search_robots takes `min` of `payload_kg`'],
    ['match_actuators', { peak_points: ['40 Nm @ 60 rpm'] }, 'send `"peak_points": ["40@60"]`'],
    ['match_actuators', { bounds: [LIGHT] }, 'send `{"field": "weight_g", "max": 900}`'],
    ['summarize_catalog', { bounds: [LIGHT] }, 'send `{"field": "weight_g", "max": 900}`'],
    ['summarize_catalog', { filters: { voltage_v: '48 V' } }, 'send `"filters": {"voltage_v": 48}`'],
    ['summarize_catalog', { filters: { bus: 'CAN' } }, 'such as `"filters": {"comm": "CAN"}`'],
    [
      'summarize_catalog',
      { filters: { rated_torque_nm: 18 } },
      'Did you mean `min` of `rated_torque_nm` in `bounds` or `max`',
    ],
    ['search_actuators', { rated_torque_nm_min: 18 }, 'Did you mean `min` of `rated_torque_nm` in `bounds`'],
    ['get_actuators', { id: 'x' }, 'as in `"ids": ["cubemars-ak80-9-v3-0-kv100","unitree-go-m8010-6"]`'],
    ['get_robot', { ids: ['x'] }, 'as in `"id": "unitree-go1"`'],
  ])('%s %j', (tool, given, hint) => {
    const told = z.looseObject({ hint: z.string() }).parse(JSON.parse(textOf({ tool, given }))).hint;
    expect(told).toMatch(hint);
    expect(BOUNDING.filter((name) => told.includes(`\`${name}`) && !FIGURES.has(name))).toEqual([]);
  });
});

test.each([
  ['match_actuators', {}, '`arguments` needs at least one requirement; got none.'],
  ['match_actuators', { bounds: [{}] }, /^`bounds` must be .*; got an empty object\.$/],
  ['summarize_catalog', { filters: { category: 'zzz' } }, /^`filters\.category` must be some of/],
  ['summarize_catalog', { filters: { voltage_v: 'x' } }, /^`filters\.voltage_v` must be/],
])('an error names its position: %s %j', (tool, given, detail) => {
  expect(refusalOf({ tool, given }).detail).toMatch(detail);
});

describe('a match', () => {
  const bounds = [
    { field: 'through_hole_mm', min: 20 },
    { field: 'weight_g', min: 100, max: 1500 },
  ];
  const relaxation = z.looseObject({
    field: z.string(),
    min: z.number(),
    from: z.number(),
    adds: z.number(),
  });

  const torqueAndSpeed = [
    { field: 'peak_torque_nm', min: 5 },
    { field: 'max_speed_rpm', min: 50 },
  ];

  test.each([
    { bounds, comm: ['EtherCAT'], brake: true },
    { bounds: torqueAndSpeed, tolerance: 0.3 },
    { bounds, peak_points: '40@110,20@200' },
  ])('repeats the question in a form that can be sent again: %j', (given) => {
    const { asked, counts } = resultOf({ tool: 'match_actuators', given });
    expect(anyObject.parse(asked).bounds).toEqual(expect.arrayContaining(given.bounds));
    expect(resultOf({ tool: 'match_actuators', given: anyObject.parse(asked) }).counts).toEqual(counts);
  });

  test('relaxes a bound in the form of `bounds`', () => {
    const given = { bounds, comm: ['EtherCAT'], brake: true };
    const [one] = z.array(relaxation).parse(resultOf({ tool: 'match_actuators', given }).relax);
    expect(one).toMatchObject({ field: 'through_hole_mm', from: 20 });
    const eased = [{ field: 'through_hole_mm', min: one?.min }, bounds[1]];
    const { counts } = resultOf({ tool: 'match_actuators', given: { ...given, bounds: eased } });
    expect(anyObject.parse(counts).meets).toBe(one?.adds);
  });
});

describe('an unknown argument of a tool', () => {
  test.each([
    ['match_actuators', 'frontier', '`frontier` is an argument of search_actuators.'],
    ['get_claims', 'bom', '`bom` is an argument of get_robot.'],
    ['search_actuators', 'catagory', 'Did you mean `category` instead of `catagory`?'],
  ])('%s: %s', (tool, name, hint) => {
    const refusal = refusalOf({ tool, given: { [name]: 'x', id: 'unitree-go1', bounds: [] } });
    expect(refusal.errors?.[0]).toMatchObject({ field: name, detail: 'is not an argument of this tool' });
    expect(refusal.hint).toContain(hint);
  });

  test.each(TOOLS.map(({ name }) => name))('is refused by %s with its own arguments', (tool) => {
    const { hint } = refusalOf({ tool, given: { colour: 'red' } });
    const [, named = ''] = /The arguments are ([^.]+)\./.exec(hint) ?? [];
    expect(named.split(', ')).toEqual(Object.keys(propertiesOf(tool)));
    expect(hint.length).toBeLessThan(900);
  });

  test('is refused with the filters of the record in a summary', () => {
    const { hint } = refusalOf({
      tool: 'summarize_catalog',
      given: { record: 'robot', filters: { colour: 'red' } },
    });
    expect(hint).toMatch(/^The filters are q, brand, .*kind/);
    expect(BOUNDING.filter((name) => hint.includes(name))).toEqual([]);
  });
});

describe('errors of several joints', () => {
  const joint = { name: 'hip', bounds: [{ field: 'peak_torque_nm', min: 40 }] };

  test.each(['sort', 'order', 'cursor'])('`%s` is only for one joint, and the error names it', (name) => {
    const refusal = refusalOf({ tool: 'match_actuators', given: { [name]: 'weight_g', joints: [joint] } });
    expect(refusal.errors?.map(({ field }) => field)).toEqual([name]);
    expect(refusal.hint).toBe(`\`${name}\` is for one joint: leave it out.`);
  });

  test('are reported at their arguments', () => {
    const hip = { name: 'hip', colour: 'red', bounds: [{ field: 'peak_torque_nm', min: '40 Nm' }] };
    const knee = { name: 'knee', sort: 'weight_g', peak_points: ['40 Nm @ 60 rpm'], count: 0 };
    const given = { bounds: [LIGHT], voltage_v: '48 V', joints: [joint, hip, knee] };
    const { errors = [], hint } = refusalOf({ tool: 'match_actuators', given });
    expect(errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['joints.1.colour', 'joints.2.sort', 'joints.2.count']),
    );
    expect(hint).toContain('A joint has name, count, bounds, load and the filters of this tool.');
    expect(errors.filter((error) => 'pointer' in error)).toEqual([]);
  });

  test.each([
    [{ bounds: [LIGHT] }, {}, { at: 'bounds.0.max', says: '{"field": "weight_g", "max": 900}' }],
    [{ voltage_v: '48 V' }, {}, { at: 'voltage_v', says: '"voltage_v": 48' }],
    [{}, { bounds: [LIGHT] }, { at: 'joints.0.bounds.0.max', says: '{"field": "weight_g", "max": 900}' }],
    [
      {},
      { peak_points: ['40 Nm @ 60 rpm'] },
      { at: 'joints.0.peak_points', says: '"peak_points": ["40@60"]' },
    ],
  ])('%j and a joint with %j: %j', (outer, own, { at, says }) => {
    const given = { ...outer, joints: [{ name: 'hip', min_peak_torque_nm: 5, ...own }] };
    const refusal = refusalOf({ tool: 'match_actuators', given });
    expect(refusal.errors?.map((error) => error.field)).toEqual([at]);
    expect(refusal.hint).toContain(says);
  });
});

const described = z.looseObject({ description: z.string().default('') });

describe('a description is correct', () => {
  test.each(
    TOOLS.filter(({ inputSchema }) => Object.hasOwn(inputSchema.properties, 'fields')).map(
      (tool) => tool.name,
    ),
  )('%s has the example fields of its description', (tool) => {
    const { description } = described.parse(propertiesOf(tool).fields);
    const [, names] = /^Only these fields, such as (\w+)\.$/.exec(description) ?? [];
    if (names === undefined) return expect(['describe_catalog', 'get_claims']).toContain(tool);
    const given = { bounds: [{ field: 'weight_g', max: 900 }], limit: 1, fields: names.split(', ') };
    const [found = {}] = dataOf({
      tool,
      given: {
        ...given,
        ...(tool === 'search_robots' && { bounds: [] }),
        ...(tool === 'get_actuators' && { bounds: undefined, ids: ['unitree-go-m8010-6'] }),
      },
    });
    expect(Object.keys(found)).toEqual(expect.arrayContaining(names.split(', ')));
  });

  test.each(['search_actuators', 'search_robots', 'search_joints'])('%s sorts the largest first', (tool) => {
    const sort = tool === 'search_robots' ? 'weight_kg' : 'weight_g';
    expect(described.parse(propertiesOf(tool).sort).description).toContain('largest first');
    expect(dataOf({ tool, given: { sort, limit: 9 } })).toEqual(
      dataOf({ tool, given: { sort, order: 'desc', limit: 9 } }),
    );
  });

  test('match and search accept a supply in the same form, and match says that bounds hold together', () => {
    const { description: _says, ...supply } = described.parse(propertiesOf('search_actuators').voltage_v);
    expect(propertiesOf('match_actuators').voltage_v).toEqual(supply);
    expect(propertiesOf('match_actuators').together).toMatchObject({ type: 'boolean', default: true });
  });

  test('the example text for joints finds a motor', () => {
    const found = dataOf({ tool: 'search_joints', given: { q: 'AK80-9', fields: ['motor_name'] } });
    expect(found.map(({ motor_name }) => motor_name)).toContain('AK80-9 KV100');
  });

  test('`motor` and `joint` name the same kind of record', () => {
    for (const [tool, given] of [
      ['summarize_catalog', { spread_of: 'peak_torque_nm' }],
      ['describe_catalog', { fields: ['peak_torque_nm'] }],
    ] as const) {
      const ofJoints = resultOf({ tool, given: { ...given, record: 'joint' } });
      expect(resultOf({ tool, given: { ...given, record: 'motor' } })).toEqual(ofJoints);
      expect(ofJoints).not.toEqual(resultOf({ tool, given: { ...given, record: 'actuator' } }));
    }
  });

  test('alternatives have the described fields', () => {
    const given = { ids: ['robotis-xm540-w270-r'], as: 'alternatives', limit: 2, fields: ['comm'] };
    const [found] = dataOf({ tool: 'get_actuators', given });
    const others = z.array(z.looseObject({ id: z.string(), comm: z.unknown() })).parse(found?.alternatives);
    const ids = others.map(({ id }) => id);
    const records = dataOf({ tool: 'get_actuators', given: { ids, fields: ['comm'] } });
    expect(others.map(({ id, comm }) => ({ id, comm }))).toEqual(records);
    expect(records).toHaveLength(2);
  });
});

describe('list_changes', () => {
  const released = z.array(z.looseObject({ version: z.string(), released: z.string() }));
  const releasesSince = (given: object) =>
    released.parse(resultOf({ tool: 'list_changes', given: { limit: 1, ...given } }).releases);

  test('since the day of a release has all releases of that day', () => {
    const all = releasesSince({});
    const day = all[0]?.released ?? '';
    expect(releasesSince({ since: day })).toEqual(all.filter((release) => release.released >= day));
  });

  test('states that no release is later than the last one, and otherwise which filters to remove', () => {
    const [last] = releasesSince({});
    expect(resultOf({ tool: 'list_changes' }).hint).toBe(
      'The changes of a release are listed with its `previous` as `since`.',
    );
    expect(resultOf({ tool: 'list_changes', given: { since: last?.version } }).hint).toBe(
      `No release is later than ${last?.version}.`,
    );
    const given = { since: last?.version, record: 'robot', field: ['dof'] };
    expect(resultOf({ tool: 'list_changes', given }).hint).toBe(`No release is later than ${last?.version}.`);
    expect(resultOf({ tool: 'list_changes', given: { id: ['unitree-go1'], field: ['comm'] } }).hint).toBe(
      'No release changed that. Leave out `id` or `field`.',
    );
  });
});
