import { findablesOf } from '../../query/findables.ts';
import type { Site } from '../site.ts';
import type { SearchFile } from './found.ts';
import { pageNames } from './page-names.ts';

/** What the search box reads: all that the API's search finds, and the pages beside the records. */
export const searchFile = (site: Site): SearchFile => ({
  records: findablesOf(site.service.dataset).map(({ hit, aliases, text, uses, known }) => [
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
});
