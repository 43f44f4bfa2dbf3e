import { readFileSync } from 'node:fs';
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
