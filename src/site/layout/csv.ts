import { actuatorPath } from '../paths.ts';
import { saveFile } from './browser.ts';

/** Where the rows of a CSV come from: the catalog's version, the page's own address, and those of its actuators. */
export interface CsvOrigin {
  readonly version: string;
  readonly address: string;
  readonly urlOf: (id: string) => string;
}

/** The page that is open as the origin of a CSV. */
export const pageOrigin = (): CsvOrigin => ({
  version: document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '',
  address: location.href,
  urlOf: (id) => `${location.origin}${actuatorPath(id)}`,
});

/** A byte order mark: with it, spreadsheets read a file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Saves a CSV, for programs or for spreadsheets. */
export const saveCsv = (name: string, csv: string, forSpreadsheets: boolean): void =>
  saveFile(name, 'text/csv', `${forSpreadsheets ? BYTE_ORDER_MARK : ''}${csv}`);
