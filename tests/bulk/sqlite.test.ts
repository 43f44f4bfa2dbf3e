import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { bulkTables } from '../../src/bulk/build-tables.ts';
import { sqliteOf } from '../../src/bulk/sqlite.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../support/small-catalog.ts';

const dataset = datasetOf({
  actuators: [
    actuatorEntry({ aliases: ['Alpha One'], replaced_by: 'acme-b2', notes: 'Oil-cooled.' }),
    actuatorEntry({ id: 'acme-b2', name: 'B2', sources: [sourceStating(['peak_torque_nm', 'name'])] }),
  ],
  robots: [robotEntry({ joints: [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } }] })],
});
const tables = bulkTables(dataset);
const database = new DatabaseSync(':memory:');
database.deserialize(sqliteOf(tables, dataset.edition));

afterAll(() => database.close());

const all = (sql: string): unknown[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));

describe('the database', () => {
  test('passes its integrity check, and every reference has its record', () => {
    expect(all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('PRAGMA foreign_key_check')).toEqual([]);
  });

  test.each(tables)('$name has its key, its references and its indexes', (table) => {
    const { name, key = [], references = [], indexed = [] } = table;
    const keyed = all(`SELECT name FROM pragma_table_info('${name}') WHERE pk > 0 ORDER BY pk`);
    expect(keyed).toEqual(key.map((column) => ({ name: column })));
    const leads = all(
      `SELECT "from" AS "column", "table" FROM pragma_foreign_key_list('${name}') ORDER BY 1`,
    );
    expect(leads).toEqual(references.toSorted((one, other) => (one.column < other.column ? -1 : 1)));
    const first = all(`SELECT name FROM pragma_index_list('${name}') WHERE origin = 'c'`);
    expect(first).toHaveLength(new Set([...references.map(({ column }) => column), ...indexed]).size);
  });

  test.each([
    ['actuators', 'alpha', 'acme-a1'],
    ['actuators', 'oil AND cooled', 'acme-a1'],
    ['robots', 'walks', 'acme-walker'],
  ])('the full text of %s finds %s', (table, words, id) => {
    const found = all(`SELECT id FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table}_fts('${words}'))`);
    expect(found).toEqual([{ id }]);
  });

  test('has lists as JSON, so that SQL can read each part', () => {
    expect(
      all("SELECT actuators.id FROM actuators, json_each(aliases) AS alias WHERE alias.value = 'Alpha One'"),
    ).toEqual([{ id: 'acme-a1' }]);
  });

  test('has a table with the meaning of every column, and one with the edition', () => {
    const meanings = all('SELECT count(*) AS number FROM fields');
    expect(meanings).toEqual([{ number: tables.reduce((sum, { columns }) => sum + columns.length, 0) }]);
    expect(
      all("SELECT unit FROM fields WHERE table_name = 'actuators' AND field = 'peak_torque_nm'"),
    ).toEqual([{ unit: 'N.m' }]);
    expect(all('SELECT version FROM edition')).toEqual([{ version: dataset.edition.version }]);
  });
});
