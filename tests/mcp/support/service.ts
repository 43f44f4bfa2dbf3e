import type { Service } from '../../../src/api/service.ts';
import { buildMcpService, lastModifiedOf, type McpService } from '../../../src/mcp/service.ts';
import { realCatalog, realService } from '../../support/real-catalog.ts';

/** A service as MCP answers from it, with a guide of one line. */
export const mcpOver = (service: Service): McpService =>
  buildMcpService(service, { guide: () => '# Guide\n', lastModified: '2026-11-21T00:00:00Z' });

/** The catalog of the project as MCP answers from it. */
export const mcpService = buildMcpService(realService, {
  guide: () => '# Guide\n',
  lastModified: lastModifiedOf(realCatalog),
});
