import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkTables } from '../../../src/bulk/build-tables.ts';
import { DATA_LINES } from '../../../src/site/data/data-page.ts';
import { expectSame } from '../../support/expect-same.ts';
import { partOfBulkFiles } from '../../support/part-of-bulk.ts';
import { partOfCatalog } from '../../support/part-of-catalog.ts';

// tests/bulk/build-files.test.ts reads the same files with libraries.

const { dataset } = partOfCatalog;
const folder = mkdtempSync(join(tmpdir(), 'duckdb-'));
let duckdb: DuckDBConnection;

beforeAll(async () => {
  for (const { name, content } of partOfBulkFiles) writeFileSync(join(folder, name), content);
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(() => {
  duckdb.closeSync();
  rmSync(folder, { recursive: true });
});

/** Rows from DuckDB, as JSON has them. */
async function ask(sql: string): Promise<readonly unknown[]> {
  return (await duckdb.runAndReadAll(sql)).getRowObjectsJson();
}

describe.each(bulkTables(dataset))('$name', ({ name, columns, rows }) => {
  test('has the same rows as Parquet', async () => {
    expectSame(await ask(`FROM '${join(folder, `${name}.parquet`)}'`), rows);
  });

  test.each(['csv', 'ndjson'])('has the same number of rows as %s', async (format) => {
    const counted = await ask(`SELECT count(*)::INT AS rows FROM '${join(folder, `${name}.${format}`)}'`);
    expect(counted).toEqual([{ rows: rows.length }]);
  });

  test('has names that need no quotes', async () => {
    const definition = columns.map((column) => `${column.name} TEXT`).join(', ');
    await expect(ask(`CREATE TEMP TABLE ${name}_unquoted (${definition})`)).resolves.toBeDefined();
  });
});

test('the example of the page about the data has a row for each category', async () => {
  const line = DATA_LINES.find(({ tool }) => tool === 'DuckDB');
  if (line === undefined) throw new Error('The page has no line for DuckDB.');
  const categories = new Set(dataset.actuators.map(({ category }) => category));
  expect(await ask(line.statement(join(folder, line.file)))).toHaveLength(categories.size);
});
