import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tokensIn } from '../../../scripts/mcp/count-tokens.ts';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { namesWith } from '../../../src/catalog/fields/select-fields.ts';
import { get, getActuators, type Query } from '../../support/ask.ts';
import { anyObject, objectOf, pageOf } from '../../support/read.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceOf, sourceStating } from '../../support/small-catalog.ts';
import { dataOf, refusalOf, resultOf, textOf } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';

const SEARCH = 'search_actuators';

/** Arguments, and the equal query of the API. */
const SAME: readonly [Record<string, unknown>, Query][] = [
  [{}, {}],
  [{ q: 'ak80' }, { q: 'ak80' }],
  [{ q: 4310 }, { q: '4310' }],
  [
    { backdrivable: true, min_peak_torque_nm: 20, max_weight_g: 600 },
    'backdrivable=true&min_peak_torque_nm=20&max_weight_g=600',
  ],
  [{ integrated_driver: false, limit: 3 }, 'integrated_driver=false&limit=3'],
  [{ max_price_usd: 99.5, sort: 'price_usd', order: 'asc' }, 'max_price_usd=99.5&sort=price_usd&order=asc'],
  [{ category: null, brand: 'cubemars', q: null }, { brand: 'cubemars' }],
  [{ limit: '7', max_weight_g: '1e3' }, 'limit=7&max_weight_g=1e3'],
];

/** A page without the members for pages of the site and for trust in figures. */
const lean = (page: unknown): unknown => {
  const { data, ...rest } = z.looseObject({ data: z.array(anyObject) }).parse(page);
  const isKept = ([name, value]: readonly [string, unknown]): boolean =>
    !['url', 'api_url', 'country_flag', 'kinds', 'doubts'].includes(name) &&
    !(value === null && name.endsWith('_url'));
  return { ...rest, data: data.map((record) => Object.fromEntries(Object.entries(record).filter(isKept))) };
};

describe('a full search', () => {
  test.each(SAME)('with %j is the page of REST', (given, query) => {
    const { hint: _hint, ...page } = resultOf({ tool: SEARCH, given: { ...given, detail: 'full' } });
    expect(lean(page)).toEqual(lean(objectOf(getActuators(realService, query))));
  });
});

test('a search for an id names the tools that accept one', () => {
  expect(refusalOf({ tool: SEARCH, given: { id: 'unitree-go-m8010-6' } }).hint).toBe(
    '`get_actuators` and `get_robot` take ids.',
  );
});

describe('`fields`', () => {
  test.each([
    [SEARCH, 'list_actuators', { fields: 'length_mm,name,price_usd', brand: 'CubeMars', limit: 3 }],
    [
      'search_robots',
      'list_robots',
      { fields: 'kind,motor_price_usd', kind: 'arm', limit: 3, detail: 'full' },
    ],
  ] as const)('return for %s exactly the members of REST', (tool, operation, given) => {
    const { hint: _hint, ...page } = resultOf({ tool, given });
    const { detail: _detail, ...query } = { detail: '', ...given };
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    expect(page).toEqual(objectOf(get(realService, operation, texts)));
  });
});

describe('a brief search', () => {
  test('has the same records, with the known values of a few fields', () => {
    const [first] = dataOf({ tool: SEARCH, given: { q: 'ak80-9-v3', limit: 1 } });
    expect(first).toEqual({
      id: 'cubemars-ak80-9-v3-0-kv100',
      name: 'AK80-9 V3.0 KV100',
      brand: 'CubeMars',
      price_usd: 579.9,
      peak_torque_nm: 22,
      rated_torque_nm: 9,
      max_speed_rpm: 570,
      weight_g: 490,
      backdrivable: true,
      kinds: {
        price_usd: 'with driver',
        peak_torque_nm: 'peak',
        rated_torque_nm: 'rated',
        max_speed_rpm: 'no load at 48 V',
      },
      price_date: '2026-09',
      price_stated_by: 'maker',
      torque_source_domain: 'github.com',
    });
  });

  test("names the domain of the torque's source", () => {
    const sources = [
      sourceStating(['weight_g'], { url: 'https://www.maker.example/a' }),
      sourceStating(['rated_torque_nm'], { url: 'https://shop.example/a' }),
      sourceStating(['peak_torque_nm'], { url: 'https://www.paper.example/a' }),
    ];
    const actuators = [
      actuatorEntry({ sources }),
      actuatorEntry({ id: 'acme-b', sources: sources.slice(0, 2) }),
    ];
    const records = dataOf({ tool: SEARCH, service: mcpOver(serviceOf({ actuators })) });
    expect(records.map((record) => record.torque_source_domain)).toEqual(['paper.example', 'shop.example']);
  });

  test('omits unknown figures in text and structure', () => {
    const actuators = [actuatorEntry({ id: 'acme-a', specs: { peak_torque_nm: 5 } })];
    const call = { tool: SEARCH, given: { sort: 'weight_g' }, service: mcpOver(serviceOf({ actuators })) };
    expect(Object.keys(dataOf(call)[0] ?? {})).toEqual([
      'id',
      'name',
      'brand',
      'peak_torque_nm',
      'kinds',
      'torque_source_domain',
    ]);
    expect(dataOf(call)).toEqual(z.object({ data: z.unknown() }).parse(JSON.parse(textOf(call))).data);
  });

  test.each([
    [{ sort: 'backlash_arcmin' }, ['backlash_arcmin']],
    [{ sort: 'torque_density_nm_per_kg', max_weight_g: 900 }, ['torque_density_nm_per_kg']],
    [{ sort: 'name' }, []],
    [{ use_case: 'quadruped', category: 'qdd_proprioceptive' }, ['category', 'use_cases']],
    [{ integrated_driver: true, backdrivable: true, q: 'ak' }, ['integrated_driver']],
  ])('with %j has the requested fields, in record order', (given, added) => {
    const [full = {}] = dataOf({ tool: SEARCH, given: { ...given, limit: 1, detail: 'full' } });
    const [brief = {}] = dataOf({ tool: SEARCH, given: { ...given, limit: 1 } });
    const wanted: readonly string[] = [...namesWith(ACTUATOR_FIELDS, 'brief'), ...added];
    const known = Object.keys(full).filter((name) => wanted.includes(name) && full[name] !== null);
    const { kinds: _kinds, doubts: _doubts, price_stated_by: _stater, ...figures } = brief;
    expect(Object.keys(figures)).toEqual([...known, 'torque_source_domain']);
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(added));
  });

  test.each([
    [{ max_outer_diameter_mm: 100 }, 'outer_diameter_mm'],
    [{ min_ip: '54' }, 'ip_rating'],
    [{ peak_torque_kind: 'stall' }, 'peak_torque_kind'],
    [{ robot_id: 'unitree-go1' }, 'robot_count'],
    [{ has: 'encoder,kt_nm_per_a' }, 'kt_nm_per_a'],
    [{ frontier: 'price_usd,backlash_arcmin' }, 'backlash_arcmin'],
    [{ sort: 'rated_torque_density_nm_per_kg' }, 'rated_torque_density_nm_per_kg'],
  ])('with %j has `%s`, in any way of asking for it', (given, field) => {
    expect(dataOf({ tool: SEARCH, given: { ...given, limit: 1 } })[0]).toHaveProperty(field);
  });

  test('states kinds and doubts only for its own figures', () => {
    const { doubts } = realService.dataset;
    const records = dataOf({
      tool: SEARCH,
      given: { sort: 'peak_torque_nm', max_weight_g: 100, limit: 100 },
    });
    expect(records.flatMap((record) => Object.keys(anyObject.parse(record.kinds ?? {})))).toContain(
      'peak_torque_nm',
    );
    for (const record of records) {
      const shown = (doubts.get(String(record.id)) ?? []).filter(({ field }) => field in record);
      expect(record.doubts ?? []).toEqual(shown);
      expect(Object.keys(anyObject.parse(record.kinds ?? {})).filter((field) => !(field in record))).toEqual(
        [],
      );
    }
    expect(records.filter((record) => record.doubts !== undefined)).not.toEqual([]);
  });

  test('of ten records uses fewer than 1800 tokens, text and structure together', () => {
    const result = resultOf({ tool: SEARCH, given: { limit: 10 } });
    const text = textOf({ tool: SEARCH, given: { limit: 10 } });
    expect(tokensIn(JSON.stringify(result)) + tokensIn(text)).toBeLessThan(1800);
  });

  test('has the same data as text, without nulls', () => {
    const given = { brand: 'Unitree', limit: 2, detail: 'full' };
    const text = textOf({ tool: SEARCH, given });
    expect(text).not.toContain('null');
    expect(JSON.parse(text)).toEqual(withoutNulls(resultOf({ tool: SEARCH, given })));
  });
});

const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => (part === null ? undefined : part)));

const pagination = z.object({ next_cursor: z.string().nullable(), total: z.number() });

describe('a cursor', () => {
  test('continues after the page, in REST too', () => {
    const given = { brand: 'CubeMars', limit: 3 };
    const { next_cursor } = pagination.parse(resultOf({ tool: SEARCH, given }).pagination);
    const second = dataOf({ tool: SEARCH, given: { ...given, cursor: next_cursor } }).map(({ id }) => id);
    const rest = getActuators(realService, { brand: 'CubeMars', limit: '3', cursor: next_cursor ?? '' });
    expect(second).toEqual(pageOf(rest).data.map(({ id }) => id));
  });

  test('of another query is refused with a repair', () => {
    const { next_cursor: cursor } = pagination.parse(
      resultOf({ tool: SEARCH, given: { limit: 1 } }).pagination,
    );
    const { code, hint } = refusalOf({ tool: SEARCH, given: { cursor, q: 'ak' } });
    expect(code).toBe('invalid_cursor');
    expect(hint).toContain('without `cursor`');
  });
});

describe('a refusal', () => {
  test('names the argument of each error', () => {
    for (const call of [
      { tool: SEARCH, given: { limit: 0, colour: 'red', q: [] } },
      { tool: 'get_actuators', given: { ids: [7], id: 'x' } },
    ])
      expect(new Set(refusalOf(call).errors?.map((error) => error.in))).toEqual(new Set(['arguments']));
  });

  test('names 20 errors at most', () => {
    const many = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x${index}`, value]));
    for (const given of [many(1), many([1]), { ids: ['a'], ...many(1) }])
      for (const tool of [SEARCH, 'get_actuators', 'describe_catalog'])
        expect(refusalOf({ tool, given }).errors?.length).toBeLessThanOrEqual(20);
  });

  test('of an unknown level of detail names the known ones', () => {
    expect(refusalOf({ tool: 'search_robots', given: { detail: 'all' } }).detail).toContain(
      'one of brief, full',
    );
  });

  test('of a list as level of detail names the argument once', () => {
    expect(refusalOf({ tool: SEARCH, given: { detail: ['full', 'brief'] } }).errors).toHaveLength(1);
  });
});
