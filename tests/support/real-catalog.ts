import { readFileSync } from 'node:fs';
import { buildService } from '../../src/api/service.ts';
import { catalog } from '../../src/catalog/catalog.ts';
import { buildDataset } from '../../src/catalog/dataset.ts';
import { BASE_URL } from './small-catalog.ts';

/** The catalog of the project, as `npm run build:catalog` makes it. */
export const realCatalog = catalog.parse(
  JSON.parse(readFileSync(new URL('../../generated/catalog.json', import.meta.url), 'utf8')),
);

/** The service over the catalog of the project. */
export const realService = buildService(buildDataset(realCatalog, BASE_URL));
