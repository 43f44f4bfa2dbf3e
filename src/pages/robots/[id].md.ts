import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../_site.ts';
import { robotMarkdown } from '../../site/record/markdown-pages.ts';
import type { RobotPage } from '../../site/site.ts';

export const getStaticPaths = (() =>
  site.robotPages.map((page) => ({ params: { id: page.robot.id }, props: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: RobotPage }> = ({ props }) => new Response(robotMarkdown(props.page));
