import type { APIRoute } from 'astro';
import { service } from './_service.ts';

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${service.baseUrl}/sitemap.xml\n`);
