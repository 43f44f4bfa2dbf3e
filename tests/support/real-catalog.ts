import { readFileSync } from 'node:fs';
import { catalog } from '../../src/catalog/files/yaml-schemas.ts';

/** The real catalog, as written by `npm run build:catalog`. */
export const realCatalog = catalog.parse(
  JSON.parse(readFileSync(new URL('../../generated/catalog.json', import.meta.url), 'utf8')),
);
