import { buildService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { realCatalog } from './real-catalog.ts';
import { BASE_URL } from './small-catalog.ts';

/** The service over the catalog of the project. */
export const realService = buildService(buildDataset(realCatalog, BASE_URL));
