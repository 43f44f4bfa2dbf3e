import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { bulkFileAt, bulkPaths } from '../../_bulk.ts';

export const prerender = true;

/** The catalog as files. */
export const getStaticPaths = (() =>
  bulkPaths.map((path) => {
    const [, , version, file] = path.split('/');
    return { params: { version, file }, props: { path } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = async ({ props }) =>
  new Response(await readFile(bulkFileAt(props.path)));
