import { bulkFiles } from '../../src/bulk/build-files.ts';
import { realService } from './real-service.ts';

/** The files of open data of the project's catalog: to write them takes two seconds. */
export const realBulkFiles = bulkFiles(realService.dataset);
