import { buildDocuments } from '../../../src/api/documents.ts';
import type { Service } from '../../../src/api/service.ts';
import { buildMcpService, type McpService } from '../../../src/mcp/service.ts';
import { realService } from '../../support/real-catalog.ts';

const GUIDE = ['/docs/api.md', '# Guide\n'] as const;

/** A service as MCP answers from it, with a guide of one line. */
export function mcpOver(service: Service): Service & McpService {
  const documents = new Map([GUIDE, ...buildDocuments(service).map(({ path, body }) => [path, body] as const)]);
  return buildMcpService(service, { documentAt: (path) => documents.get(path) ?? null });
}

/** The catalog of the project as MCP answers from it. */
export const mcpService = mcpOver(realService);
