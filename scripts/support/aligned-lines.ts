/**
 * Rows of cells as lines of aligned columns; `rightColumns` are flush right. A row of one cell is not
 * aligned.
 */
export function alignedLines(
  rows: readonly (readonly string[])[],
  rightColumns: readonly number[] = [],
): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row.length === 1 ? 0 : (row[column]?.length ?? 0)))),
  );
  const padded = (cell: string, column: number): string =>
    rightColumns.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
