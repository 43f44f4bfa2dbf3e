import type { Service } from '../../api/service.ts';
import type { McpService } from '../../mcp/service.ts';
import type { GuideTexts } from './texts.ts';

/** The service behind the guide's examples, the API and MCP, and the written text of the guide. */
export interface GuideService extends Service, McpService {
  readonly guideTexts: GuideTexts;
}
