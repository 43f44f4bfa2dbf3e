import type { APIRoute } from 'astro';
import { site } from '../_site.ts';
import { pageNames } from '../../site/search/page-names.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(pageNames(site)));
