import { searchDocumentsOf, makerWords } from '../../query/search/search-documents.ts';
import type { Site } from '../build-site.ts';
import { sentenceVocabulary } from '../chips/sentence-vocabulary.ts';
import { SECTIONS } from '../data/page-sections.ts';
import { capitalised, words } from '../format.ts';
import { CHAPTERS } from '../guide/chapters.ts';
import { questionOf } from '../match/catalog-requirements.ts';
import { PAGES, titleOf } from '../pages.ts';
import { categoryPath, chapterPath, PATHS, releasePath, useCasePath } from '../paths.ts';
import type { PageName, SearchFile } from './search-file-format.ts';

/** The pages that are not records of actuators, robots or makers. */
const pageNames = ({ service, categories, useCases }: Site): PageName[] => [
  ...categories.map(({ slug, label }): PageName => [categoryPath(slug), label, 'Category']),
  ...useCases.map(({ tag }): PageName => [useCasePath(tag), capitalised(words(tag)), 'Use case']),
  ...PAGES.filter(({ path }) => path !== PATHS.home).map(({ path, title }): PageName => [
    path,
    title,
    'Page',
  ]),
  ...SECTIONS.map(([anchor, title]): PageName => [`${PATHS.data}#${anchor}`, title, titleOf(PATHS.data)]),
  ...CHAPTERS.slice(1).map(({ slug, name }): PageName => [chapterPath(slug), `API guide: ${name}`, 'Page']),
  ...service.dataset.releases.map(({ version }): PageName => [
    releasePath(version),
    `Release ${version}`,
    'Page',
  ]),
];

/** Data of the search box: everything the API's search finds, and the site's other pages. */
export const searchFile = (site: Site): SearchFile => ({
  records: searchDocumentsOf(site.service.dataset).map(({ hit, aliases, text, uses, known }) => [
    hit.type,
    hit.id,
    hit.name,
    hit.brand,
    uses,
    known,
    text,
    ...aliases,
  ]),
  pages: pageNames(site),
  makers: makerWords(site.service.dataset),
  vocabulary: sentenceVocabulary(site.listed, site.clientCatalog.fieldWords.words),
  parameters: Object.keys(questionOf(site.listed).parameters),
});
