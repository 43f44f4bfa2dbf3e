import type { APIRoute } from 'astro';
import { respond } from '../../../_respond.ts';

export const prerender = false;

export const GET: APIRoute = (context) => respond('compare_actuators', context);
export const POST: APIRoute = (context) => respond('compare_actuators_batch', context);
