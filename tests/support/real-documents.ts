import { buildDocuments } from '../../src/api/documents/build-documents.ts';
import { realService } from './real-service.ts';

/** The documents that a build writes of the project's catalog; to make them takes seconds. */
export const realDocuments = buildDocuments(realService);
