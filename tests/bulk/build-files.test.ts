import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operationById } from '../../src/api/operations.ts';
import { bulkFiles } from '../../src/bulk/build-files.ts';
import { bulkTables } from '../../src/bulk/build-tables.ts';
import { sqliteValue } from '../../src/bulk/sqlite.ts';
import { csvText } from '../../src/bulk/text-formats.ts';
import { condition } from '../../src/catalog/fields/evidence/condition.ts';
import { expectSame } from '../support/expect-same.ts';
import { partOfBulkFiles } from '../support/part-of-bulk.ts';
import { partOfCatalog } from '../support/part-of-catalog.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../support/small-catalog.ts';
import { readCsv } from './support/read-csv.ts';

const { dataset } = partOfCatalog;
const tables = bulkTables(dataset);
const files = partOfBulkFiles;
const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
let duckdb: DuckDBConnection;

const contentOf = (name: string): Uint8Array =>
  files.find((file) => file.name === name)?.content ?? new Uint8Array();
const textOf = (name: string): string => new TextDecoder().decode(contentOf(name));
const placeOf = (name: string): string => join(folder, name);

beforeAll(async () => {
  for (const { name, content } of files) writeFileSync(placeOf(name), content);
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(() => {
  duckdb.closeSync();
  rmSync(folder, { recursive: true });
});

/** The file of columns, which pages read. */
const columnFile = z.looseObject({
  conditions: z.array(z.record(z.string(), z.int())),
  distinct_conditions: z.array(condition),
});

/** Rows from DuckDB, as JSON has them. */
async function ask(sql: string): Promise<unknown[]> {
  return (await duckdb.runAndReadAll(sql)).getRowObjectsJson();
}

test('two builds of the same catalog have equal bytes', () => {
  const written = () => {
    const small = datasetOf({ actuators: [actuatorEntry()], robots: [robotEntry()] });
    return bulkFiles(small).map(({ name, sha256 }) => [name, sha256]);
  };
  expect(written()).toEqual(written());
});

describe.each(tables)('$name', ({ name, columns, rows }) => {
  test('has rows, and the same rows as NDJSON', () => {
    expect(rows.length).toBeGreaterThan(0);
    const lines = textOf(`${name}.ndjson`).trimEnd().split('\n');
    expectSame(
      lines.map((line): unknown => JSON.parse(line)),
      rows,
    );
  });

  test('has the same rows as CSV', () => {
    const [header, ...records] = readCsv(textOf(`${name}.csv`));
    expect(header).toEqual(columns.map((column) => column.name));
    expectSame(
      records,
      rows.map((row) => columns.map((column) => csvText(row[column.name] ?? null))),
    );
  });

  test('has the same rows as Parquet', async () => {
    expectSame(await ask(`FROM '${placeOf(`${name}.parquet`)}'`), rows);
  });

  test('has the same rows in SQLite', () => {
    const database = new DatabaseSync(placeOf('catalog.sqlite'), { readOnly: true });
    const found = database.prepare(`SELECT * FROM ${name}`).all();
    database.close();
    const expected = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, sqliteValue(cell)])),
    );
    expectSame(
      found.map((row) => ({ ...row })),
      expected,
    );
  });

  test('has the same number of rows when DuckDB reads CSV and NDJSON', async () => {
    const count = (format: string) =>
      ask(`SELECT count(*)::INT AS rows FROM '${placeOf(`${name}.${format}`)}'`);
    expect([...(await count('csv')), ...(await count('ndjson'))]).toEqual([
      { rows: rows.length },
      { rows: rows.length },
    ]);
  });

  test('has names that need no quotes in SQL', async () => {
    const definition = `${name}_unquoted (${columns.map((column) => `${column.name} TEXT`).join(', ')})`;
    await expect(ask(`CREATE TEMP TABLE ${definition}`)).resolves.toBeDefined();
    expect(() => new DatabaseSync(':memory:').exec(`CREATE TABLE ${definition}`)).not.toThrow();
  });
});

test('files of tables have the count of their rows, and other files have none', () => {
  expect(new Map(files.map(({ name, rows }) => [name, rows]))).toEqual(
    new Map([
      ...tables.flatMap(({ name, rows }) =>
        ['csv', 'ndjson', 'parquet'].map((format): [string, number | null] => [
          `${name}.${format}`,
          rows.length,
        ]),
      ),
      ['actuators.json', dataset.actuators.length],
      ...['catalog.sqlite', 'catalog.json', 'datapackage.json'].map((name): [string, null] => [name, null]),
    ]),
  );
});

test('actuators.json has the same rows by column, without addresses, and with objects for kinds and points', () => {
  const [actuators] = tables;
  const {
    conditions,
    distinct_conditions: distinct,
    torque_speed_points: points,
    ...columns
  } = columnFile.parse(JSON.parse(textOf('actuators.json')));
  const names = ['image_url', 'product_url', 'datasheet_url', 'sources', 'source_url', 'url', 'api_url'];
  const kept =
    actuators?.columns
      .map(({ name }) => name)
      .filter((name) => !['kinds', 'torque_speed_points', ...names].includes(name)) ?? [];
  expect(points).toEqual(
    dataset.actuators.map(({ id }) => dataset.actuatorEntries.get(id)?.figures?.torque_speed_points ?? null),
  );
  expect(new Set(distinct.map((one) => JSON.stringify(one))).size).toBe(distinct.length);
  expect(conditions.map(Object.keys)).toEqual(
    dataset.actuators.map(({ id }) => Object.keys(dataset.actuatorEntries.get(id)?.conditions ?? {})),
  );
  expect(Math.max(...conditions.flatMap((row) => Object.values(row)))).toBe(distinct.length - 1);
  expect(columns).toEqual(
    Object.fromEntries(kept.map((name) => [name, actuators?.rows.map((row) => row[name] ?? null)])),
  );
});

test('catalog.json has every record as the API answers it', () => {
  const details = {
    actuators: dataset.actuators.map(({ id }) => operationById('get_actuator').document?.(partOfCatalog, id)),
    robots: dataset.robots.map(({ id }) => operationById('get_robot').document?.(partOfCatalog, id)),
  };
  expect(JSON.parse(textOf('catalog.json'))).toMatchObject({ version: dataset.edition.version, ...details });
});
