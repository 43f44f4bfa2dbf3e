import type { APIRoute } from 'astro';
import { catalogCopy } from '../../site/copy/catalog-copy.ts';
import { site } from '../_site.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(catalogCopy(site)));
