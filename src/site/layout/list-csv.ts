import type { Cell } from '../../bulk/table.ts';
import { csvLines } from '../../bulk/text-formats.ts';
import { saveFile } from '../browser/save-file.ts';

/** Where the rows of a CSV come from: the catalog's version, and the addresses of the page and of others. */
export interface CsvOrigin {
  readonly version: string;
  readonly address: string;
  /** The address of a page by its path. */
  readonly urlOf: (path: string) => string;
}

/** A row of a CSV, with the path of its record's page; null without one. */
interface CsvRow {
  readonly path: string | null;
  readonly cells: readonly Cell[];
}

/** A list as CSV: its columns, then the page of each row, the catalog's version and the address of the list. */
export const listCsv = (
  heads: readonly string[],
  rows: readonly CsvRow[],
  { version, address, urlOf }: CsvOrigin,
): string =>
  csvLines([
    [...heads, 'url', 'catalog_version', 'list_address'],
    ...rows.map(({ path, cells }) => [...cells, path === null ? null : urlOf(path), version, address]),
  ]);

/** The page that is open as the origin of a CSV. */
export const pageOrigin = (): CsvOrigin => ({
  version: document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '',
  address: location.href,
  urlOf: (path) => `${location.origin}${path}`,
});

/** A byte order mark: with it, spreadsheets read a file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Saves a CSV, for programs or for spreadsheets. */
export const saveCsv = (name: string, csv: string, forSpreadsheets: boolean): void =>
  saveFile(name, 'text/csv', `${forSpreadsheets ? BYTE_ORDER_MARK : ''}${csv}`);
