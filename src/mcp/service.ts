import { z } from 'zod';
import { fillTemplate } from '../api/http/path-template.ts';
import { operationById, type OperationId } from '../api/operations.ts';
import type { RunningService } from '../api/service.ts';

/** The service and the documents of the build, from which MCP answers. */
export interface McpService extends RunningService {
  /** The text of the document at a public path, such as the guide or a record; null where there is none. */
  readonly documentAt: (path: string) => string | null;
}

/**
 * A document of the build as the API answers it, for the record `id` if the path of the operation has one.
 * Throws for an unknown id.
 */
export function builtDocument({ documentAt }: McpService, operation: OperationId, id = '') {
  const path = fillTemplate(operationById(operation).path, id);
  const text = documentAt(path);
  if (text === null) throw new Error(`The build has no document ${path}.`);
  return members.parse(JSON.parse(text));
}

const members = z.record(z.string(), z.unknown());
