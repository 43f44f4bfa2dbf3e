import { PLACES } from '../api/links.ts';
import { buildMcpService } from '../mcp/service.ts';
import { guideMarkdown, type GuideService } from '../site/guide/chapters.ts';
import { documents } from './_documents.ts';
import { service } from './_service.ts';

let guideText: string | undefined;

/** The whole guide as Markdown: what its pages show a chapter each, and the resource of MCP. */
export const guide = (): string => (guideText ??= guideMarkdown(mcpService));

/** The service as MCP answers from it. */
export const mcpService: GuideService = buildMcpService(service, {
  documentAt: (path) => (path === PLACES.guideMarkdown ? guide() : (documents.get(path) ?? null)),
});
