import type { APIRoute, GetStaticPaths } from 'astro';
import { mcpService } from '../../_mcp.ts';
import { CHAPTERS } from '../../../site/guide/chapters.ts';

/** Each chapter of the guide but the first, which opens the whole text at `/docs/api.md`. */
export const getStaticPaths = (() =>
  CHAPTERS.slice(1).map((chapter) => ({
    params: { chapter: chapter.slug },
    props: { chapter },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ chapter: (typeof CHAPTERS)[number] }> = ({ props: { chapter } }) =>
  new Response(`${chapter.textOf(mcpService)}\n`);
