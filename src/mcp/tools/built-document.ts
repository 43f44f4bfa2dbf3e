import { operationById, type OperationId } from '../../api/operations.ts';
import { fillTemplate } from '../../api/template.ts';
import type { McpService } from '../service.ts';

/** The document of a record that the build made, as the API answers it. Throws for an id that no record has. */
export function builtDocument({ documentAt }: McpService, operation: OperationId, id: string): unknown {
  const path = fillTemplate(operationById(operation).path, id);
  const text = documentAt(path);
  if (text === null) throw new Error(`The build has no document ${path}.`);
  return JSON.parse(text);
}
