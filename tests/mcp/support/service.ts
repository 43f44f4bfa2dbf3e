import { realService } from '../../support/real-service.ts';
import { mcpOver } from './mcp-over.ts';

/** The real catalog as a service for MCP. */
export const mcpService = mcpOver(realService);
