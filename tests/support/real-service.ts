import { openService, prepareService, type Service } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { realCatalog } from './real-catalog.ts';
import { BASE_URL } from './small-catalog.ts';

const dataset = buildDataset(realCatalog, BASE_URL);

/** The catalog of the project as a build prepares it for the service; to prepare it takes seconds. */
export const realPrepared = prepareService(dataset);

/** The service over the catalog of the project. */
export const realService: Service = {
  ...openService(realPrepared),
  dataset,
  openData: { files: [], older: [] },
};
