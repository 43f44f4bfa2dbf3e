import { latestPaths } from '../../bulk/paths.ts';
import type { MovedIds } from '../../catalog/records/moved-ids.ts';
import { textOf } from '../documents/json-document.ts';
import { bulkRow, DOCUMENT_ROWS, type ManifestRow } from '../documents/manifest-rows.ts';
import type { Service } from '../service.ts';
import { CATALOG_VERSION } from './headers.ts';
import { REDIRECTS } from './links.ts';
import { movedDocument, movedDocuments, movedPages } from './moved-paths.ts';
import { findRoute } from './routes.ts';

/**
 * The files for a static host, in Netlify's form: which file answers each public path, and its headers.
 */
export function hostFiles({ dataset }: Pick<Service, 'dataset'>, bulkPaths: readonly string[]) {
  const { version } = dataset.edition;
  const bulkRows = bulkPaths.map(bulkRow);
  const latest = latestPaths(version, bulkPaths);
  return [
    { file: '_redirects', body: redirects(latest, dataset.moved) },
    { file: '_headers', body: headers([...DOCUMENT_ROWS, ...bulkRows], version) },
  ];
}

/** `{id}` as a host's placeholder. */
const asPattern = (template: string): string => template.replace('{id}', ':id');

const redirects = (latest: Readonly<Record<string, string>>, moved: MovedIds): string =>
  [
    '# Public paths have no extension; the files have one, so that every host knows their media type.',
    '# Lists, comparison and MCP are computed: send what no file answers to an origin (see docs/decisions/005).',
    ...movedPages(moved).map(({ from, to }) =>
      to === null ? `${from} ${pageOf(from)} 410!` : `${from} ${to} 301`,
    ),
    ...movedDocuments(moved).map(({ from, to }) =>
      to === null ? `${from} ${goneFile(from)} 410` : `${from} ${to} 301`,
    ),
    ...DOCUMENT_ROWS.filter(({ path, file }) => path !== `/${file}`).map(
      ({ path, file }) => `${asPattern(path)} /${asPattern(file)} 200`,
    ),
    ...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 308`),
    ...Object.entries(latest).map(([from, to]) => `${from} ${to} 302`),
    '',
  ].join('\n');

/** The page that says why a record was withdrawn; it answers for the Markdown page too. */
const pageOf = (path: string): string => `${path.replace(/\.md$/, '')}/index.html`;

const goneFile = (path: string): string => `/_gone${path}.json`;

/** The documents that a static host answers with 410, by the names of their files. */
export const goneFiles = ({
  baseUrl,
  moved,
}: Pick<Service, 'baseUrl' | 'moved'>): { file: string; body: string }[] =>
  movedDocuments(moved).flatMap(({ from }) => {
    const route = findRoute(from);
    const document = route && movedDocument({ baseUrl, moved }, route, { path: from });
    return document?.status === 410 ? [{ file: goneFile(from).slice(1), body: textOf(document) }] : [];
  });

const headers = (rows: readonly ManifestRow[], version: string): string =>
  [
    ...rows.flatMap(({ path, type, headers: fields, kind }) => [
      asPattern(path),
      ...Object.entries({
        'Content-Type': type,
        ...fields,
        ...(kind === 'api' && { [CATALOG_VERSION]: version }),
      }).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
