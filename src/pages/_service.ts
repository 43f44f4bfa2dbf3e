import catalogJson from '../../generated/catalog.json?raw';
import { buildService } from '../api/service.ts';
import { catalog } from '../catalog/catalog.ts';
import { buildDataset } from '../catalog/dataset.ts';
import { config } from '../config.ts';

/** The service over the bundled catalog: the one place where data, base address and code meet. */
export const service = buildService(buildDataset(catalog.parse(JSON.parse(catalogJson)), config().baseUrl));
