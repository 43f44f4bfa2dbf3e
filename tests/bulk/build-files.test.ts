import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parquetReadObjects } from 'hyparquet';
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

const contentOf = (name: string): Uint8Array =>
  files.find((file) => file.name === name)?.content ?? new Uint8Array();
const textOf = (name: string): string => new TextDecoder().decode(contentOf(name));
const databaseFile = join(folder, 'catalog.sqlite');

beforeAll(() => writeFileSync(databaseFile, contentOf('catalog.sqlite')));

afterAll(() => rmSync(folder, { recursive: true }));

/** The file of columns, which pages read. */
const columnFile = z.looseObject({
  conditions: z.array(z.record(z.string(), z.int())),
  distinct_conditions: z.array(condition),
});

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
    const { buffer } = new Uint8Array(contentOf(`${name}.parquet`));
    const found = await parquetReadObjects({ file: buffer });
    // The library reads an unknown list as undefined.
    const known = found.map((row) =>
      Object.fromEntries(Object.entries<unknown>(row).map(([column, cell]) => [column, cell ?? null])),
    );
    expectSame(known, rows);
  });

  test('has the same rows in SQLite', () => {
    const database = new DatabaseSync(databaseFile, { readOnly: true });
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

  test('has names that need no quotes in SQL', () => {
    const definition = columns.map((column) => `${column.name} TEXT`).join(', ');
    expect(() =>
      new DatabaseSync(':memory:').exec(`CREATE TABLE ${name}_unquoted (${definition})`),
    ).not.toThrow();
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
