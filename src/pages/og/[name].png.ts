import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPng } from '../_draw.ts';
import { site } from '../_site.ts';
import tokens from '../../site/layout/tokens.css?raw';
import { categoryColours, previewPictures } from '../../site/pictures.ts';

export const getStaticPaths = (() =>
  previewPictures(site, categoryColours(tokens)).map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => new Response(drawPng(props.svg));
