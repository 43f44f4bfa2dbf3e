import { realService } from '../../support/real-service.ts';
import { mcpOver } from './mcp-over.ts';

/** The catalog of the project as MCP answers from it. */
export const mcpService = mcpOver(realService);
