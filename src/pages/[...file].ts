import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { APIRoute, GetStaticPaths } from 'astro';
import icon from '../../public/favicon.svg?raw';
import { fileOf } from '../api/documents/manifest-rows.ts';
import { API_PATHS } from '../api/http/links.ts';
import { goneFiles, hostFiles } from '../api/http/static-host.ts';
import { reviewCsv, reviewRows } from '../site/brands/review.ts';
import { atomFeed, FEED_PATH } from '../site/changes/atom.ts';
import { chapterMarkdown, CHAPTERS } from '../site/guide/chapters.ts';
import { llmsText } from '../site/guide/llms.ts';
import tokens from '../site/layout/tokens.css?raw';
import {
  chapterPath,
  FIELD_WORDS_FILE,
  reviewFile,
  ROBOT_ROWS_FILE,
  ROBOT_WORDS_FILE,
  SEARCH_FILE,
} from '../site/paths.ts';
import { categoryColours, PICTURE_FONT, previewPictures } from '../site/preview-pictures.ts';
import { actuatorMarkdown, robotMarkdown } from '../site/record/markdown-pages.ts';
import { robotRows } from '../site/robots/robot-rows.ts';
import { robotWords } from '../site/robots/search-words.ts';
import { searchFile } from '../site/search/build-search-file.ts';
import { indexedPaths, sitemapXml } from '../site/sitemap.ts';
import { documents, guide, mcpService, service } from './_service.ts';
import { site } from './_site.ts';

export const prerender = true;

/** A file of a build that is not a page: its path below the root, and its content. */
interface BuiltFile {
  readonly file: string;
  readonly write: () => string | Uint8Array<ArrayBuffer>;
}

/** Every file of a build that is not a page. */
export const getStaticPaths = (() =>
  [...texts(), ...markdown(), ...reviews(), ...pictures(), ...openData()].map(({ file, write }) => ({
    params: { file },
    props: { write },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<BuiltFile, 'write'>> = ({ props }) => new Response(props.write());

/** The documents of the API, and what programs, search engines and static hosts read. */
function texts(): BuiltFile[] {
  const { baseUrl, dataset } = service;
  const written = [...hostFiles(service, openDataPaths), ...goneFiles(service)];
  return [
    ...[...documents].map(([path, body]) => ({ file: fileOf(path), write: () => body })),
    ...written.map(({ file, body }) => ({ file, write: () => body })),
    at(API_PATHS.llms, () => llmsText(dataset)),
    at(FEED_PATH, () => atomFeed(dataset.baseUrl, dataset.releases)),
    at(ROBOT_WORDS_FILE, () => JSON.stringify(robotWords(site.robotPages))),
    at(ROBOT_ROWS_FILE, () => JSON.stringify(robotRows(site.robotPages))),
    at(FIELD_WORDS_FILE, () => JSON.stringify(site.clientCatalog.fieldWords)),
    at(SEARCH_FILE, () => JSON.stringify(searchFile(site))),
    at('/robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`),
    at('/sitemap.xml', () => sitemapXml(baseUrl, indexedPaths(site))),
  ];
}

/** The guide, each of its chapters but the first, which opens the whole, and the records, as Markdown. */
const markdown = (): BuiltFile[] => [
  at(API_PATHS.guideMarkdown, guide),
  ...CHAPTERS.slice(1).map((chapter) =>
    at(`${chapterPath(chapter.slug)}.md`, () => chapterMarkdown(mcpService, chapter)),
  ),
  ...site.actuatorPages.map((page) => at(`/actuators/${page.actuator.id}.md`, () => actuatorMarkdown(page))),
  ...site.robotPages.map((page) => at(`/robots/${page.robot.id}.md`, () => robotMarkdown(page))),
];

/** The files in which makers review their figures. */
const reviews = (): BuiltFile[] =>
  site.brands
    .filter(({ actuators }) => actuators.length > 0)
    .map(({ slug, actuators }) =>
      at(reviewFile(slug), () => reviewCsv(reviewRows(service.dataset, actuators))),
    );

/** The icon, and the previews of pages. */
const pictures = (): BuiltFile[] => [
  at('/favicon.png', () =>
    drawPng(icon.replace('viewBox', 'color="#15191f" width="64" height="64" viewBox')),
  ),
  ...previewPictures(site, categoryColours(tokens)).map(({ name, svg }) =>
    at(`/og/${name}.png`, () => drawPng(svg)),
  ),
];

const { resolve } = createRequire(import.meta.url);
const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);

/** An SVG picture as PNG, with the fonts of the project alone: equal on every machine. */
function drawPng(svg: string): Uint8Array<ArrayBuffer> {
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: PICTURE_FONT },
  }).render();
  return Uint8Array.from(drawn.asPng());
}

const OPEN_DATA = 'generated';

/**
 * The public paths of the files of open data, of this version and of older releases: `npm run build:data`
 * writes them.
 */
const openDataPaths: readonly string[] = globSync(`${OPEN_DATA}/data/*/*`).map(
  (file) => `/${relative(OPEN_DATA, file).replaceAll(sep, '/')}`,
);

const openData = (): BuiltFile[] =>
  openDataPaths.map((path) => at(path, () => Uint8Array.from(readFileSync(`${OPEN_DATA}${path}`))));

const at = (path: string, write: BuiltFile['write']): BuiltFile => ({ file: path.slice(1), write });
