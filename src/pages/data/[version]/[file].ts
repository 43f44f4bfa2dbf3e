import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { service } from '../../_service.ts';

export const prerender = true;

/** The catalog as files, which `npm run build:files` writes. */
export const getStaticPaths = (() =>
  service.files.map(({ name }) => ({
    params: { version: service.dataset.edition.version, file: name },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string }> = async ({ props }) =>
  new Response(await readFile(`generated/data/${props.name}`));
