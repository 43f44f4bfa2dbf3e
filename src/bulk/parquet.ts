import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Column, ColumnType, Table } from './table.ts';

type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

/** A table as Apache Parquet: typed columns, lists as lists, unknown as null. */
export const parquetOf = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)],
      columnData: columns.map(({ name }) => ({ name, data: rows.map((row) => row[name] ?? null) })),
    }),
  );

/**
 * The layout of the values of a column in the file. Lists have three levels (parquet-format, LogicalTypes.md,
 * Lists).
 */
function elementsOf({ name, type, isRequired }: Column): SchemaElement[] {
  const repetition_type = isRequired ? 'REQUIRED' : 'OPTIONAL';
  if (type !== 'list') return [{ name, repetition_type, ...PRIMITIVES[type] }];
  return [
    { name, repetition_type, num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'REQUIRED', ...PRIMITIVES.text },
  ];
}

const PRIMITIVES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
} as const satisfies Readonly<Record<Exclude<ColumnType, 'list'>, Partial<SchemaElement>>>;
