import type { APIRoute } from 'astro';
import icon from '../../public/favicon.svg?raw';
import { drawPng } from './_draw.ts';

export const GET: APIRoute = () =>
  new Response(drawPng(icon.replace('viewBox', 'color="#15191f" width="64" height="64" viewBox')));
