import type { APIRoute, GetStaticPaths } from 'astro';
import { PLACES } from '../api/links.ts';
import { fileOf } from '../api/manifest.ts';
import { goneFiles, hostFiles } from '../api/static-host.ts';
import { llmsText } from '../site/guide/llms.ts';
import { bulkPaths } from './_bulk.ts';
import { documents } from './_documents.ts';
import { service } from './_service.ts';

export const prerender = true;

/** One file for each document that is made at build time, and those that agents and a static host read. */
export const getStaticPaths = (() =>
  [
    ...[...documents].map(([path, body]) => ({ file: fileOf(path), body })),
    { file: PLACES.llms.slice(1), body: llmsText(service.dataset) },
    ...hostFiles(service, bulkPaths),
    ...goneFiles(service),
  ].map(({ file, body }) => ({ params: { file }, props: { body } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) => new Response(props.body);
