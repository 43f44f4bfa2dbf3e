import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../_site.ts';
import { actuatorMarkdown } from '../../site/record/markdown-pages.ts';
import type { ActuatorPage } from '../../site/site.ts';

export const getStaticPaths = (() =>
  site.actuatorPages.map((page) => ({ params: { id: page.actuator.id }, props: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: ActuatorPage }> = ({ props }) => new Response(actuatorMarkdown(props.page));
