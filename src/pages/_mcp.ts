import catalogJson from '../../generated/catalog.json?raw';
import { buildMcpService, lastModifiedOf } from '../mcp/service.ts';
import { guideMarkdown } from '../site/guide/guide.ts';
import { service } from './_service.ts';

/** The service as MCP answers from it. */
export const mcpService = buildMcpService(service, {
  guide: () => guideMarkdown(service),
  lastModified: lastModifiedOf(JSON.parse(catalogJson)),
});
