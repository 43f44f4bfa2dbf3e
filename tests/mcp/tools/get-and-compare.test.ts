import { describe, expect, test } from 'vitest';
import { actuator } from '../../../src/catalog/records/record-schemas.ts';
import { FIGURES } from '../../../src/mcp/tools/results/side-by-side.ts';
import { actuatorEntry, serviceOf, sourceStating } from '../../support/small-catalog.ts';
import { dataOf, refusalOf, resultOf } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';
import { mcpService } from '../support/service.ts';

const GO = 'unitree-go-m8010-6';
const AK = 'cubemars-ak80-9-v3-0-kv100';

describe('get_actuators', () => {
  test('omits members for pages: flag, our addresses, null links', () => {
    const [record = {}] = dataOf({ tool: 'get_actuators', given: { ids: ['acme-a'] }, service: small });
    expect(Object.keys(record).filter((name) => /^(url|api_url|country_flag|.*_url)$/.test(name))).toEqual([
      'source_url',
    ]);
  });

  test('states the kinds of figures, and which are doubtful', () => {
    const [doubted] = mcpService.dataset.doubts.keys();
    const [record = {}] = dataOf({ tool: 'get_actuators', given: { ids: [doubted] } });
    expect(record.doubts).toEqual(mcpService.dataset.doubts.get(doubted ?? ''));
  });

  test.each([['name,comm'], [['name', 'comm']]])('returns for %j only these members and the id', (fields) => {
    expect(dataOf({ tool: 'get_actuators', given: { ids: [GO], fields } })).toEqual([
      { id: GO, name: 'GO-M8010-6', comm: ['RS-485'] },
    ]);
  });

  test('returns whole records in the requested order, with the robots that use them', () => {
    const { actuatorById, robotsUsing } = mcpService.dataset;
    const found = resultOf({ tool: 'get_actuators', given: { ids: [AK, GO] } });
    expect(found).toMatchObject({ data: [{ id: AK }, { id: GO }], not_found: [] });
    expect(found).not.toHaveProperty('hint');
    const [, go = {}] = dataOf({ tool: 'get_actuators', given: { ids: [AK, GO] } });
    const { url: _url, api_url: _api, country_flag: _flag, ...record } = actuatorById.get(GO) ?? {};
    expect({ datasheet_url: null, image_url: null, ...go }).toMatchObject(record);
    const robots = (robotsUsing.get(GO) ?? []).map(({ id, name, brand }) => ({ id, name, brand }));
    expect(go.robots_using).toMatchObject(robots);
    expect(JSON.stringify(go.robots_using)).not.toContain('url');
  });

  test('names unknown ids and the nearest known ones', () => {
    const result = resultOf({
      tool: 'get_actuators',
      given: { ids: ['unitree-go-m8011-6', GO, 'zzzzzzzz'] },
    });
    expect(result).toMatchObject({ data: [{ id: GO }], not_found: ['unitree-go-m8011-6', 'zzzzzzzz'] });
    expect(result.hint).toMatch(
      /^Nearest to `unitree-go-m8011-6`: unitree-go-m8010-6\b.*No id is near `zzzzzzzz`\.$/,
    );
  });

  test.each(['records', 'rows', 'alternatives'])(
    'as %s follows an id that moved, and states why another was withdrawn',
    (as) => {
      const ids = ['zeroerr-erob-70f', 'zeroerr-erob-170i'];
      const { data, actuators, ...rest } = resultOf({ tool: 'get_actuators', given: { ids, as } });
      expect(data ?? actuators).toMatchObject([{ id: 'zeroerr-erob70f-14-50' }]);
      expect(rest).toMatchObject({
        moved: { 'zeroerr-erob-70f': 'zeroerr-erob70f-14-50' },
        not_found: ['zeroerr-erob-170i'],
      });
      expect(rest.hint).toContain('`zeroerr-erob-170i` was withdrawn: the source did not say');
    },
  );

  test('names near ids for the first two unknown ids only', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `unitree-gox-${index}`);
    const { hint, not_found } = resultOf({ tool: 'get_actuators', given: { ids } });
    expect(not_found).toEqual(ids);
    expect(String(hint).match(/earest to `|No id is near `/g)).toHaveLength(2);
  });

  test('requires 1 to 20 ids, and the error says so', () => {
    for (const ids of [
      [],
      [' '],
      Array.from({ length: 21 }, (_, index) => `a-${index}`),
      undefined,
      null,
      [[1]],
    ]) {
      const { code, errors } = refusalOf({ tool: 'get_actuators', given: { ids } });
      expect([code, errors?.map(({ field }) => field)]).toEqual(['invalid_parameter', ['ids']]);
    }
  });

  test('names an unknown argument and the right one', () => {
    const { errors, hint } = refusalOf({ tool: 'get_actuators', given: { ids: [GO], id: [GO] } });
    expect(errors).toMatchObject([{ field: 'id' }]);
    expect(hint).toBe('`ids` takes one id or several.');
  });
});

const specs = (figures: object) => ({ peak_torque_nm: 1, ...figures });
const small = mcpOver(
  serviceOf({
    actuators: [
      actuatorEntry({ id: 'acme-a', name: 'A', specs: specs({ weight_g: 200, backdrivable: true }) }),
      actuatorEntry({ id: 'acme-b', name: 'B', specs: specs({ weight_g: 100, comm: ['CAN'] }) }),
      actuatorEntry({ id: 'acme-c', name: 'C', specs: specs({ weight_g: 100, comm: ['CAN'] }) }),
      actuatorEntry({
        id: 'acme-d',
        name: 'D',
        specs: { peak_torque_nm: 1 },
        sources: [sourceStating(['peak_torque_nm'], { url: 'https://d.example/d' })],
      }),
    ],
  }),
);

const rowsOf = (ids: readonly string[], service = small) => {
  const { rows } = resultOf({ tool: 'get_actuators', given: { ids, as: 'rows' }, service });
  return new Map((Array.isArray(rows) ? rows : []).map((row: { field: string }) => [row.field, row]));
};

describe('get_actuators as rows', () => {
  const rows = rowsOf(['acme-a', 'acme-b', 'acme-c', 'acme-d']);

  test('has values in the requested order, with marks for the best and the unknown', () => {
    expect(rows.get('weight_g')).toEqual({
      field: 'weight_g',
      values: [200, 100, 100, null],
      kinds: null,
      better: 'less',
      alike: true,
      best: ['acme-b', 'acme-c'],
      unknown: ['acme-d'],
      differs: true,
    });
  });

  test('states the kinds of figures, and marks no best of unlike ones', () => {
    const stall = { peak_torque_nm: { kind: 'stall' as const, voltage_v: 12 } };
    const service = mcpOver(
      serviceOf({
        actuators: [
          actuatorEntry({ id: 'acme-s', name: 'S', specs: specs({ weight_g: 100 }), conditions: stall }),
          actuatorEntry({
            id: 'acme-t',
            name: 'T',
            specs: { peak_torque_nm: 2, weight_g: 100 },
            conditions: stall,
          }),
          actuatorEntry({
            id: 'acme-p',
            name: 'P',
            specs: { peak_torque_nm: 3, weight_g: 200 },
            conditions: { peak_torque_nm: { kind: 'peak' } },
          }),
          actuatorEntry({ id: 'acme-n', name: 'N' }),
        ],
      }),
    );
    const unlike = rowsOf(['acme-s', 'acme-p'], service);
    expect(unlike.get('peak_torque_nm')).toMatchObject({
      kinds: ['stall at 12 V', 'peak'],
      alike: false,
      best: [],
    });
    expect(unlike.get('torque_density_nm_per_kg')).toMatchObject({ alike: false, best: [], differs: true });
    expect(unlike.get('weight_g')).toMatchObject({ kinds: null, alike: true, best: ['acme-s'] });
    const oneKind = rowsOf(['acme-s', 'acme-n'], service);
    expect(oneKind.get('peak_torque_nm')).toMatchObject({
      kinds: ['stall at 12 V', 'kind not stated'],
      alike: false,
      best: [],
    });
    const alike = rowsOf(['acme-s', 'acme-t'], service);
    expect(alike.get('peak_torque_nm')).toMatchObject({ alike: true, best: ['acme-t'] });
  });

  test('only names the fields unknown for all', () => {
    const { unknown_to_all: unknown } = resultOf({
      tool: 'get_actuators',
      given: { ids: ['acme-a', 'acme-b'], as: 'rows' },
      service: small,
    });
    expect(unknown).toContain('price_usd');
    expect(rows.has('price_usd')).toBe(false);
  });

  test('heads its columns with name, brand and a source to cite', () => {
    expect(
      resultOf({ tool: 'get_actuators', given: { ids: ['acme-d'], as: 'rows' }, service: small }).actuators,
    ).toEqual([{ id: 'acme-d', name: 'D', brand: 'Acme', source_url: 'https://d.example/d' }]);
  });

  test('for unknown ids only is empty and names the nearest', () => {
    expect(
      resultOf({ tool: 'get_actuators', given: { ids: ['acme-aa'], as: 'rows' }, service: small }),
    ).toMatchObject({
      actuators: [],
      rows: [],
      unknown_to_all: [],
      not_found: ['acme-aa'],
      hint: 'Nearest to `acme-aa`: acme-a, acme-b, acme-c.',
    });
  });

  test('has the requested fields', () => {
    const given = { ids: ['acme-a', 'acme-b'], as: 'rows', fields: ['weight_g', 'price_usd'] };
    expect(resultOf({ tool: 'get_actuators', given, service: small })).toMatchObject({
      rows: [{ field: 'weight_g' }],
      unknown_to_all: ['price_usd'],
    });
  });

  test('names the requested fields that only records have', () => {
    const given = { ids: ['acme-a'], as: 'rows', fields: ['weight_g', 'notes', 'kinds'] };
    expect(resultOf({ tool: 'get_actuators', given, service: small })).toMatchObject({
      rows: [{ field: 'weight_g' }],
      hint: '`rows` have no notes: ask for `records`.',
    });
  });

  test.each([
    [
      { as: 'curves', fields: ['weight_g'] },
      '`curves` take no `fields`: it is for `records`, `rows`, `alternatives`.',
    ],
    [{ voltage_v: 24 }, '`records` take no `voltage_v`: it is for `curves`.'],
    [{ as: 'rows', limit: 3 }, '`rows` take no `limit`: it is for `alternatives`.'],
  ])('refuses an argument of another form: %j', (given, hint) => {
    const answer = resultOf({ tool: 'get_actuators', given: { ids: ['acme-a'], ...given }, service: small });
    expect(answer).toMatchObject({ hint });
  });

  test('has every field except names, texts and addresses', () => {
    const others = Object.keys(actuator.shape).filter((name) => !FIGURES.some((figure) => figure === name));
    expect(others).toEqual([
      'id',
      'name',
      'brand',
      'image_url',
      'product_url',
      'datasheet_url',
      'notes',
      'sources',
      'data_source',
      'verified',
      'country_flag',
      'source_url',
      'source_domain',
      'url',
      'api_url',
    ]);
  });
});

test('records of a search can be looked up by their ids', () => {
  const ids = dataOf({ tool: 'search_actuators', given: { limit: 5, brand: 'DAMIAO' } }).map(({ id }) => id);
  expect(dataOf({ tool: 'get_actuators', given: { ids } }).map(({ id }) => id)).toEqual(ids);
});
