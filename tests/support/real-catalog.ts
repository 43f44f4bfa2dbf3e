import { readFileSync } from 'node:fs';
import { catalog } from '../../src/catalog/files/yaml-schemas.ts';

/** The catalog of the project, as `npm run build:catalog` makes it. */
export const realCatalog = catalog.parse(
  JSON.parse(readFileSync(new URL('../../generated/catalog.json', import.meta.url), 'utf8')),
);
