import type { APIRoute } from 'astro';
import { answerMcp } from '../mcp/answer.ts';
import { mcpService } from './_mcp.ts';

export const prerender = false;

export const ALL: APIRoute = ({ request }) => answerMcp(mcpService, request);
