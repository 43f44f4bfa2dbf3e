import type { APIRoute } from 'astro';
import { catalogCopy } from '../../site/explorer/catalog-copy.ts';
import { service } from '../_service.ts';

export const GET: APIRoute = () => new Response(catalogCopy(service.dataset.actuators));
