import type { APIRoute } from 'astro';
import { answerMcp } from '../mcp/protocol/endpoint.ts';
import { mcpService } from './_mcp.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request }) => answerMcp(mcpService, request);
