import type { APIRoute } from 'astro';
import { changesOf } from '../api/answers/changes.ts';
import { atomFeed } from '../site/changes/atom.ts';
import { service } from './_service.ts';

export const GET: APIRoute = () => {
  const { baseUrl, releases } = service.dataset;
  return new Response(atomFeed(baseUrl, changesOf(releases)));
};
