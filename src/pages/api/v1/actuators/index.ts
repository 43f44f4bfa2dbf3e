import type { APIRoute } from 'astro';
import { respond } from '../../../_respond.ts';

export const prerender = false;

export const GET: APIRoute = (context) => respond('list_actuators', context);
