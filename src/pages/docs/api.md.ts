import type { APIRoute } from 'astro';
import { guideMarkdown } from '../../site/guide/guide.ts';
import { service } from '../_service.ts';

export const GET: APIRoute = () => new Response(guideMarkdown(service));
