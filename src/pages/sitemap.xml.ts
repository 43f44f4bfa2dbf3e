import type { APIRoute } from 'astro';
import { indexedPaths, sitemapXml } from '../site/sitemap.ts';
import { site } from './_site.ts';

export const GET: APIRoute = () => new Response(sitemapXml(site.service.baseUrl, indexedPaths(site)));
