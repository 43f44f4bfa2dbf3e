import type { APIRoute } from 'astro';
import { site } from '../_site.ts';
import { catalogCopy } from '../../site/copy/catalog-copy.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(catalogCopy(site)));
