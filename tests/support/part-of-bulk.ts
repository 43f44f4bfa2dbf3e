import { bulkFiles } from '../../src/bulk/build-files.ts';
import { partOfCatalog } from './part-of-catalog.ts';

/** The files of open data of a part of the project's catalog. */
export const partOfBulkFiles = bulkFiles(partOfCatalog.dataset);
