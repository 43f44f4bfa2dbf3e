import { buildDocuments } from '../../src/api/documents/build-documents.ts';
import { realService } from './real-service.ts';

/** The documents that a build writes for the real catalog; making them takes seconds. */
export const realDocuments = buildDocuments(realService);
