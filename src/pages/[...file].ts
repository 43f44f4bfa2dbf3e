import type { APIRoute, GetStaticPaths } from 'astro';
import { buildDocuments, fileOf } from '../api/build-documents.ts';
import { hostFiles } from '../api/static-host.ts';
import { service } from './_service.ts';

export const prerender = true;

/** One file for each document that is made at build time, and those that a static host reads. */
export const getStaticPaths = (() =>
  [...buildDocuments(service).map(({ path, body }) => ({ file: fileOf(path), body })), ...hostFiles()].map(
    ({ file, body }) => ({ params: { file }, props: { body } }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string }> = ({ props }) => new Response(props.body);
