import { openService, prepareService, type Service } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { realCatalog } from './real-catalog.ts';
import { BASE_URL } from './small-catalog.ts';

const dataset = buildDataset(realCatalog, BASE_URL);

/** The real catalog as a build prepares it for the service; this takes seconds. */
export const realPrepared = prepareService(dataset);

/** The service over the real catalog. */
export const realService: Service = {
  ...openService(realPrepared),
  dataset,
  openData: { files: [], older: [] },
};
