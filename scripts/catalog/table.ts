/** Rows of cells as lines of aligned columns, those in `rightColumns` flush right. A row of one cell is a line of its own. */
export function alignedLines(rows: readonly (readonly string[])[], rightColumns: ReadonlySet<number>): string[] {
  const widths = columnWidths(rows);
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0, rightColumns.has(column)))
      .join('  ')
      .trimEnd(),
  );
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row.length === 1 ? 0 : (row[column]?.length ?? 0)))),
  );
}

const padded = (cell: string, width: number, right: boolean): string =>
  right ? cell.padStart(width) : cell.padEnd(width);
