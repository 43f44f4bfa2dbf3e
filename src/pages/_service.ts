import catalogJson from '../../generated/catalog.json?raw';
import { buildService } from '../api/service.ts';
import { config } from '../config.ts';
import { catalog } from '../catalog/catalog.ts';
import { buildDataset } from '../catalog/dataset.ts';

/** The service over the bundled catalog: the one place where data, base address and code meet. */
export const service = buildService(buildDataset(catalog.parse(JSON.parse(catalogJson)), config().baseUrl));
