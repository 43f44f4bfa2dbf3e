import type { APIRoute } from 'astro';
import { service } from './_service.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${service.dataset.baseUrl}/sitemap.xml\n`);
