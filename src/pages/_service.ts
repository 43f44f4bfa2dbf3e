import catalogJson from '../../generated/catalog.json?raw';
import filesJson from '../../generated/files.json?raw';
import { buildService } from '../api/service.ts';
import { bulkFileFacts } from '../bulk/file.ts';
import { catalog } from '../catalog/catalog.ts';
import { buildDataset } from '../catalog/dataset.ts';
import { config } from '../config.ts';

const { baseUrl, rateLimit } = config();

/** The bundled catalog. */
export const bundledCatalog = catalog.parse(JSON.parse(catalogJson));

/** The service over it: the one place where data, base address and code meet. */
export const service = buildService(
  buildDataset(bundledCatalog, baseUrl),
  rateLimit,
  bulkFileFacts.array().parse(JSON.parse(filesJson)),
);
