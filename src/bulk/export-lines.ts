import { z } from 'zod';
import type { Cell, Table } from './table.ts';
import { csvCell, csvLines } from './text-formats.ts';

/** A format with one line per record and commas between its cells. */
interface LineFormat {
  /** The text before all lines. */
  readonly head: (names: readonly string[]) => string;
  readonly opens: string;
  readonly closes: string;
  readonly cellText: (name: string, cell: Cell) => string;
}

/** The formats of the bulk files that have a line for each record. */
export const LINE_FORMATS = {
  csv: {
    head: (names) => csvLines([names]),
    opens: '',
    closes: '\r\n',
    cellText: (_name, cell) => csvCell(cell),
  },
  ndjson: {
    head: () => '',
    opens: '{',
    closes: '}\n',
    cellText: (name, cell) => `${JSON.stringify(name)}:${JSON.stringify(cell)}`,
  },
} as const satisfies Readonly<Record<string, LineFormat>>;

export type LineFormatName = keyof typeof LINE_FORMATS;

/** The lines of a table in one format, in the order of its rows. */
const linesInFormat = z.object({
  bytes: z.instanceof(Uint8Array),
  /** The offset of each line, and the end of the last one. */
  starts: z.instanceof(Float64Array),
  /** The offset at which each cell begins, counted from the beginning of its line, line by line. */
  offsets: z.instanceof(Uint32Array),
});

/** The lines of a table in each format. The build makes them, so that an export only cuts and joins. */
export const preparedLines = z.object({
  names: z.array(z.string()).readonly(),
  csv: linesInFormat,
  ndjson: linesInFormat,
});

export type PreparedLines = Readonly<z.infer<typeof preparedLines>>;

type LinesInFormat = Readonly<z.infer<typeof linesInFormat>>;

/** Writes a table as lines. */
export function prepareLines(table: Pick<Table, 'columns' | 'rows'>): PreparedLines {
  return {
    names: table.columns.map(({ name }) => name),
    csv: linesOf(table, LINE_FORMATS.csv),
    ndjson: linesOf(table, LINE_FORMATS.ndjson),
  };
}

function linesOf(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  { opens, closes, cellText }: LineFormat,
): LinesInFormat {
  const starts = new Float64Array(rows.length + 1);
  const offsets = new Uint32Array(rows.length * columns.length);
  const lines = rows.map((row, number) => {
    const cells = columns.map(({ name }) => cellText(name, row[name] ?? null));
    let offset = opens.length;
    cells.forEach((cell, column) => {
      offsets[number * columns.length + column] = offset;
      offset += Buffer.byteLength(cell) + 1;
    });
    const line = Buffer.from(`${opens}${cells.join(',')}${closes}`);
    starts[number + 1] = (starts[number] ?? 0) + line.length;
    return line;
  });
  return { bytes: new Uint8Array(Buffer.concat(lines)), starts, offsets };
}

/** The lines of an export: the rows in order, and the columns; null for all columns. */
export interface LineSelection {
  readonly format: LineFormatName;
  readonly rows: readonly number[];
  readonly columns: readonly string[] | null;
}

/** The text of some lines in UTF-8, in parts; whole lines are not copied. */
export function linesFrom(prepared: PreparedLines, { format, rows, columns }: LineSelection): Uint8Array[] {
  const head = Buffer.from(LINE_FORMATS[format].head(columns ?? prepared.names));
  const lines =
    columns === null ? wholeLines(prepared[format], rows) : cutLines(prepared, { format, rows, columns });
  return head.length === 0 ? lines : [head, ...lines];
}

/** Adjacent lines form one part. */
function wholeLines({ bytes, starts }: LinesInFormat, rows: readonly number[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let first = 0;
  rows.forEach((row, index) => {
    if (rows[index + 1] === row + 1) return;
    parts.push(bytes.subarray(starts[rows[first] ?? 0], starts[row + 1]));
    first = index + 1;
  });
  return parts;
}

/** The lines reduced to some of their cells, in one buffer. */
function cutLines(
  prepared: PreparedLines,
  { format, rows, columns }: LineSelection & { readonly columns: readonly string[] },
): Uint8Array[] {
  const { opens, closes } = LINE_FORMATS[format];
  const positions = columns.map((name) => prepared.names.indexOf(name));
  const open = Buffer.from(opens);
  const comma = Buffer.from(',');
  const close = Buffer.from(closes);
  const parts = rows.flatMap((row) => [
    open,
    ...positions.flatMap((position, index) => {
      const cell = cellAt(prepared, { format, row, position });
      return index === 0 ? [cell] : [comma, cell];
    }),
    close,
  ]);
  return parts.length === 0 ? [] : [Buffer.concat(parts)];
}

function cellAt(
  prepared: PreparedLines,
  {
    format,
    row,
    position,
  }: { readonly format: LineFormatName; readonly row: number; readonly position: number },
): Uint8Array {
  const { names } = prepared;
  const { bytes, starts, offsets } = prepared[format];
  const start = starts[row] ?? 0;
  const first = start + (offsets[row * names.length + position] ?? 0);
  const isLast = position === names.length - 1;
  const end = isLast
    ? (starts[row + 1] ?? 0) - LINE_FORMATS[format].closes.length
    : start + (offsets[row * names.length + position + 1] ?? 0) - 1;
  return bytes.subarray(first, end);
}
