import catalogJson from '../../generated/catalog.json?raw';
import { mcpChapter } from '../site/guide/mcp/chapter.ts';
import { buildMcpService, lastModifiedOf, type McpService } from '../mcp/service.ts';
import { guideMarkdown } from '../site/guide/guide.ts';
import { service } from './_service.ts';

/** The service as MCP answers from it. Its guide is the only one: the page, its Markdown twin and the resource are made from this text. */
export const mcpService: McpService = buildMcpService(service, {
  guide: () => guideMarkdown(service, mcpChapter(mcpService)),
  lastModified: lastModifiedOf(JSON.parse(catalogJson)),
});
