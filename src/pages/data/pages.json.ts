import type { APIRoute } from 'astro';
import { pagePaths } from '../../site/layout/nearest-pages.ts';
import { site } from '../_site.ts';

export const GET: APIRoute = () => new Response(pagePaths(site));
