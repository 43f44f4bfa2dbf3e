/** The rows of a CSV text (RFC 4180) by the names in its first line; null where a quote is not closed. */
export function readCsv(text: string): Record<string, string>[] | null {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''));
  if (rows === null) return null;
  const [heads = [], ...others] = rows;
  return others
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(heads.map((head, index) => [head.trim(), cells[index]?.trim() ?? ''])),
    );
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function cellsOf(text: string): string[][] | null {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (match === null) return null;
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 0);
}
