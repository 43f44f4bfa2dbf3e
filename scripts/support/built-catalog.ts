import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { openData, type OpenData } from '../../src/bulk/file.ts';
import { catalog, type Catalog } from '../../src/catalog/catalog.ts';

/** Where `npm run build:catalog` puts the catalog. */
export const CATALOG_FILE = 'generated/catalog.json';

/** The catalog as it was built. Throws when it was not. */
export const readCatalog = (): Catalog => readBuilt(CATALOG_FILE, catalog, 'build:catalog');

/** Where `npm run build:files` tells of the files of open data. */
export const FILES_FILE = 'generated/files.json';

/** What is told of the open data. Throws when it was not written. */
export const readOpenData = (): OpenData => readBuilt(FILES_FILE, openData, 'build:files');

/** A folder or a file of the built site. Throws when it is not there. */
export function builtPath(path: string): string {
  if (existsSync(path)) return path;
  throw new Error(`${path}: found nothing, wanted the built site; run \`npm run build\`.`);
}

function readBuilt<Value>(file: string, schema: z.ZodType<Value>, command: string): Value {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: found none that is sound, wanted one; run \`npm run ${command}\`.`, { cause: error });
  }
}
