import { readFileSync } from 'node:fs';
import { openData, type OpenData } from '../../src/bulk/file.ts';
import { catalog, type Catalog } from '../../src/catalog/catalog.ts';

/** Where `npm run build:catalog` puts the catalog. */
export const CATALOG_FILE = 'generated/catalog.json';

/** The catalog as it was built. Throws when it was not. */
export function readCatalog(): Catalog {
  try {
    return catalog.parse(JSON.parse(readFileSync(CATALOG_FILE, 'utf8')));
  } catch (error) {
    throw new Error(`${CATALOG_FILE}: found no catalog, wanted one; run \`npm run build:catalog\`.`, { cause: error });
  }
}

/** Where `npm run build:files` tells of the files of open data. */
export const FILES_FILE = 'generated/files.json';

/** What is told of the open data. Throws when it was not written. */
export function readOpenData(): OpenData {
  try {
    return openData.parse(JSON.parse(readFileSync(FILES_FILE, 'utf8')));
  } catch (error) {
    throw new Error(`${FILES_FILE}: found no files, wanted some; run \`npm run build:files\`.`, { cause: error });
  }
}
