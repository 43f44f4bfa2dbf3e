import type { APIRoute } from 'astro';
import { mcpService } from '../_mcp.ts';

export const GET: APIRoute = () => new Response(mcpService.guide());
