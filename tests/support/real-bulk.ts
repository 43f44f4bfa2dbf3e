import { bulkFiles } from '../../src/bulk/build-files.ts';
import { realService } from './real-service.ts';

/** The open data of the real catalog; writing it takes two seconds. */
export const realBulkFiles = bulkFiles(realService.dataset);
