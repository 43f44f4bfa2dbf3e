import type { APIRoute } from 'astro';
import { pageNames } from '../../site/search/page-names.ts';
import { site } from '../_site.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(pageNames(site)));
