import { matchTemplate } from '../../../src/api/http/path-template.ts';
import { findRoute, operationAt } from '../../../src/api/http/routes.ts';
import type { Service } from '../../../src/api/service.ts';
import type { McpService } from '../../../src/mcp/service.ts';

const GUIDE = ['/docs/api.md', '# Guide\n'] as const;

/**
 * A service for MCP, with a guide of one line. A document is made at its first request, because few are
 * needed.
 */
export function mcpOver(service: Service): Service & McpService {
  const documents = new Map<string, string | null>([GUIDE]);
  const documentAt = (path: string): string | null => {
    const kept = documents.get(path) ?? documentMadeAt(service, path);
    documents.set(path, kept);
    return kept;
  };
  return { ...service, documentAt };
}

function documentMadeAt(service: Service, path: string): string | null {
  const route = findRoute(path);
  const operation = route && operationAt(route, 'GET');
  const document = operation?.document?.(service, matchTemplate(operation.path, path) ?? '');
  return document === undefined ? null : JSON.stringify(document);
}
