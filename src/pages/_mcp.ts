import { PLACES } from '../api/links.ts';
import { buildMcpService, type McpService } from '../mcp/service.ts';
import { guideMarkdown } from '../site/guide/guide.ts';
import { mcpChapter } from '../site/guide/mcp/chapter.ts';
import { documents } from './_documents.ts';
import { service } from './_service.ts';

let guideText: string | undefined;

/** The guide as Markdown. There is only one: the page, its Markdown and the resource of MCP are made from this text. */
export const guide = (): string => (guideText ??= guideMarkdown(service, mcpChapter(mcpService)));

/** The service as MCP answers from it. */
export const mcpService: McpService = buildMcpService(service, {
  documentAt: (path) => (path === PLACES.guideMarkdown ? guide() : (documents.get(path) ?? null)),
});
