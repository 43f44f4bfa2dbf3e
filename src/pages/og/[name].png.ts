import type { APIRoute, GetStaticPaths } from 'astro';
import { previewPictures } from '../../site/pictures.ts';
import { drawPng } from '../_draw.ts';
import { site } from '../_site.ts';

export const getStaticPaths = (() =>
  previewPictures(site).map(({ name, svg }) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => new Response(drawPng(props.svg));
