import { describe, expect, test } from 'vitest';
import type { Release } from '../../../src/catalog/files/yaml-schemas.ts';
import { changesPage, prepareChanges } from '../../../src/query/changes/changes.ts';
import { parseChangesQuery } from '../../../src/query/changes/parse-changes.ts';
import { parseJsonArray } from '../../../src/query/table/json-rows.ts';

const none = { added: [], changed: {}, moved: {}, withdrawn: {} };
const first: Release = {
  version: '2026.11.20-000000000000',
  actuators: { ...none, added: ['acme-a0', 'acme-a9'] },
  robots: { ...none, added: ['acme-walker'] },
};
const second: Release = {
  version: '2026.11.21-111111111111',
  previous: first.version,
  actuators: {
    added: ['acme-a2'],
    changed: { 'acme-a0': { weight_g: [490, 500], 'conditions/price_usd': [null, { kind: 'with driver' }] } },
    moved: { 'acme-a0': 'acme-a1' },
    withdrawn: { 'acme-a9': 'never sold' },
  },
  robots: {
    ...none,
    changed: { 'acme-walker': { 'joints/Hip, knee (J1-J4)/weight_g': [1, 2], dof: [4, 5] } },
  },
};

const changes = prepareChanges([first, second]);
const moved = { actuators: { 'acme-a0': 'acme-a1', 'acme-a9': 'withdrawn: never sold' }, robots: {} };
const ids = (known: readonly string[]) => ({
  rowOf: (id: string) => (known.includes(id) ? known.indexOf(id) : undefined),
  nearestIds: () => [...known],
});
const known = { changes, moved, actuators: ids(['acme-a1', 'acme-a2']), robots: ids(['acme-walker']) };

const parsed = (query: string) => parseChangesQuery(known, new URLSearchParams(query));

function queryOf(query: string) {
  const reading = parsed(query);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}

const faultsOf = (query: string) => {
  const reading = parsed(query);
  return reading.ok ? [] : reading.error.errors;
};

const rowsOf = (query: string) =>
  parseJsonArray(changesPage(changes, queryOf(query)).rows).map(({ id, change, field }) => [
    id,
    change,
    field,
  ]);

test('releases are listed in brief, the newest first', () => {
  expect(changes.releases).toEqual([
    {
      version: second.version,
      released: '2026-11-21',
      previous: first.version,
      actuators: { added: 1, changed: 1, moved: 1, withdrawn: 1 },
      robots: { added: 0, changed: 1, moved: 0, withdrawn: 0 },
    },
    {
      version: first.version,
      released: '2026-11-20',
      previous: null,
      actuators: { added: 2, changed: 0, moved: 0, withdrawn: 0 },
      robots: { added: 1, changed: 0, moved: 0, withdrawn: 0 },
    },
  ]);
});

describe('a query for changes', () => {
  const all = [
    ['acme-a2', 'added', null],
    ['acme-a0', 'changed', 'weight_g'],
    ['acme-a0', 'changed', 'conditions/price_usd'],
    ['acme-a0', 'moved', 'id'],
    ['acme-a9', 'withdrawn', null],
    ['acme-walker', 'changed', 'joints/Hip, knee (J1-J4)/weight_g'],
    ['acme-walker', 'changed', 'dof'],
  ];

  test('without parameters finds none', () => {
    expect(queryOf('').isAsked).toBe(false);
    expect(queryOf('limit=5').isAsked).toBe(true);
  });

  test.each([
    [`since=${first.version}`, all],
    [`since=${second.version}`, []],
    ['since=2026.11.21', all],
    ['since=2026-11-21', all],
    [`record=robot&since=${first.version}`, all.slice(5)],
    ['field=weight_g', [all[1], all[5]]],
    ['field=Price_usd,dof', [all[6]]],
    ['field=conditions/price_usd', [all[2]]],
    ['field=joints/Hip, knee (J1-J4)/weight_g', [all[5]]],
    [`id=acme-walker&since=${first.version}`, all.slice(5)],
  ])('%s finds the expected changes', (query, expected) => {
    expect(rowsOf(query)).toEqual(expected);
  });

  test('since a day includes the changes of that day', () => {
    expect(rowsOf('since=2026-11-20')).toEqual(rowsOf('limit=100'));
    expect(rowsOf('since=2026-11-20').length).toBeGreaterThan(all.length);
  });

  test.each(['acme-a0', 'ACME-A1'])('of %s finds changes under its old and its new id', (id) => {
    expect(rowsOf(`id=${id}`)).toEqual([...all.slice(1, 4), ['acme-a0', 'added', null]]);
  });

  test('has the values before and after, and the reason of a withdrawal', () => {
    const rows = parseJsonArray(changesPage(changes, queryOf('id=acme-a0,acme-a9')).rows);
    expect(rows).toContainEqual({
      version: second.version,
      record: 'actuator',
      id: 'acme-a0',
      change: 'changed',
      field: 'weight_g',
      from: 490,
      to: 500,
      reason: null,
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ id: 'acme-a9', change: 'withdrawn', reason: 'never sold' }),
    );
  });

  test('can be paged by its cursors, each change once and in order', () => {
    const walked: unknown[] = [];
    let query = 'limit=3';
    for (let page = 0; page < 5 && query !== ''; page += 1) {
      const asked = queryOf(query);
      const { rows, left } = changesPage(changes, asked);
      walked.push(...parseJsonArray(rows).map(({ id, change, field }) => [id, change, field]));
      query = left === 0 ? '' : `limit=3&cursor=${asked.cursorAt(left)}`;
    }
    expect(walked).toEqual([...all, ...rowsOf('limit=100').slice(all.length)]);
    expect(walked).toHaveLength(10);
  });

  test('continues by its cursor after a further release', () => {
    const early = parseChangesQuery(
      { ...known, changes: prepareChanges([first]) },
      new URLSearchParams('limit=1'),
    );
    const cursor = early.ok ? early.value.cursorAt(2) : '';
    expect(rowsOf(`limit=9&cursor=${cursor}`)).toEqual(rowsOf('limit=100').slice(-2));
  });

  test('refuses a cursor of another query', () => {
    const cursor = queryOf('record=robot&limit=1').cursorAt(1);
    expect(parsed(`record=actuator&cursor=${cursor}`)).toMatchObject({
      ok: false,
      error: { code: 'invalid_cursor' },
    });
  });

  test.each([
    ['since=2026.01.01', 'since', `The releases are ${second.version}, ${first.version}.`],
    ['id=acme-a3', 'id', 'The nearest to `acme-a3` are acme-a1, acme-a2, acme-walker.'],
    ['field=wieght_g', 'field', 'Did you mean `weight_g`?'],
    ['field=torque', 'field', 'Name a field as the files of the catalog do, such as `price_usd`.'],
    ['record=motor', 'record', '`record` must be one of actuator, robot.'],
  ])('%s is refused with the repair', (query, field, repair) => {
    expect(faultsOf(query)).toMatchObject([{ field, repair }]);
  });
});
