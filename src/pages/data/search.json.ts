import type { APIRoute } from 'astro';
import { site } from '../_site.ts';
import { searchFile } from '../../site/search/search-file.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(searchFile(site)));
