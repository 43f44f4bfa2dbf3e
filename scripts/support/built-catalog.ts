import { existsSync, readFileSync } from 'node:fs';
import { catalog, type Catalog } from '../../src/catalog/files/yaml-schemas.ts';

/** The catalog that `npm run build:catalog` writes. */
export const CATALOG_FILE = 'generated/catalog.json';

/** The catalog as it was built. Throws when it was not. */
export function readCatalog(): Catalog {
  try {
    return catalog.parse(JSON.parse(readFileSync(CATALOG_FILE, 'utf8')));
  } catch (error) {
    const message = `${CATALOG_FILE}: found no valid catalog, wanted one; run \`npm run build:catalog\`.`;
    throw new Error(message, { cause: error });
  }
}

/** The list of files of open data that `npm run build:data` writes. */
export const FILES_FILE = 'generated/files.json';

/** A folder or a file of the built site. Throws when it is not there. */
export function builtPath(path: string): string {
  if (existsSync(path)) return path;
  throw new Error(`${path}: found nothing, wanted the built site; run \`npm run build\`.`);
}
