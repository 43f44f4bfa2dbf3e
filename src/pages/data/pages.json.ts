import type { APIRoute } from 'astro';
import { pagePaths } from '../../site/page-names.ts';
import { site } from '../_site.ts';

export const GET: APIRoute = () => new Response(pagePaths(site));
