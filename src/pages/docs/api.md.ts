import type { APIRoute } from 'astro';
import { guide } from '../_mcp.ts';

export const GET: APIRoute = () => new Response(guide());
