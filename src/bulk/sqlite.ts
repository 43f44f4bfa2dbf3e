import { DatabaseSync } from 'node:sqlite';
import type { Edition } from '../catalog/records/release.ts';
import type { Cell, Column, ColumnType, Table } from './table.ts';

/**
 * Tables as an SQLite database, with keys, indexes and full-text search: ready for Datasette without
 * settings. Lists are JSON arrays, booleans are 0 and 1. The table `fields` explains each column, `edition`
 * identifies the catalog.
 */
export function sqliteOf(tables: readonly Table[], edition: Edition): Uint8Array {
  const database = new DatabaseSync(':memory:');
  database.exec('BEGIN');
  for (const table of tables) database.exec(createTable(table));
  for (const table of tables) fill(database, table);
  for (const table of tables) database.exec([...indexesOf(table), ...searchOf(table)].join('\n'));
  describe(database, tables, edition);
  database.exec('COMMIT; VACUUM');
  const bytes = database.serialize();
  database.close();
  return bytes;
}

function createTable({ name, columns, key = [], references = [] }: Table): string {
  const parts = [
    ...columns.map(definition),
    ...(key.length > 0 ? [`PRIMARY KEY (${key.join(', ')})`] : []),
    ...references.map(
      ({ column, table }) => `FOREIGN KEY (${column}) REFERENCES ${table} (id) DEFERRABLE INITIALLY DEFERRED`,
    ),
  ];
  return `CREATE TABLE ${name} (\n  ${parts.join(',\n  ')}\n) STRICT;`;
}

const definition = ({ name, type, isRequired }: Column): string =>
  `${name} ${TYPES[type]}${isRequired ? ' NOT NULL' : ''}`;

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'TEXT',
  number: 'REAL',
  integer: 'INTEGER',
  boolean: 'INTEGER',
  list: 'TEXT',
};

function fill(database: DatabaseSync, { name, columns, rows }: Table): void {
  const insert = database.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...columns.map((column) => sqliteValue(row[column.name] ?? null)));
}

export function sqliteValue(cell: Cell): string | number | null {
  if (typeof cell === 'boolean') return Number(cell);
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell;
}

const indexesOf = ({ name, indexed = [], references = [] }: Table): string[] =>
  [...new Set([...references.map(({ column }) => column), ...indexed])].map(
    (column) => `CREATE INDEX ${name}_by_${column} ON ${name} (${column});`,
  );

/** A full-text table that reads the rows of its table: Datasette finds it by `content`. */
const searchOf = ({ name, searched }: Table): string[] =>
  searched === undefined
    ? []
    : [
        `CREATE VIRTUAL TABLE ${name}_fts USING fts5(${searched.join(', ')}, content='${name}');`,
        `INSERT INTO ${name}_fts (${name}_fts) VALUES ('rebuild');`,
      ];

function describe(database: DatabaseSync, tables: readonly Table[], edition: Edition): void {
  database.exec(`
    CREATE TABLE fields (
      table_name TEXT NOT NULL, field TEXT NOT NULL, title TEXT NOT NULL, meaning TEXT NOT NULL, unit TEXT,
      PRIMARY KEY (table_name, field)
    ) STRICT;
    CREATE TABLE edition (version TEXT PRIMARY KEY, released TEXT, previous TEXT) STRICT;`);
  const insert = database.prepare('INSERT INTO fields VALUES (?, ?, ?, ?, ?)');
  for (const { name, columns } of tables)
    for (const column of columns) insert.run(name, column.name, column.title, column.says, column.unit);
  const { version, released, previous } = edition;
  database.prepare('INSERT INTO edition VALUES (?, ?, ?)').run(version, released, previous);
}
