import { bulkPath, latestPaths } from '../bulk/places.ts';
import { CATALOG_VERSION } from './headers.ts';
import { REDIRECTS } from './links.ts';
import { bulkRow, DOCUMENT_ROWS, type ManifestRow } from './manifest.ts';
import type { Service } from './service.ts';

/** A file that tells a static host (Netlify and Cloudflare Pages read the same form) what its files cannot say. */
export interface HostFile {
  readonly file: '_headers' | '_redirects';
  readonly body: string;
}

/** The host files: which file answers which public path, and with which headers. */
export function hostFiles({ dataset, files }: Pick<Service, 'dataset' | 'files'>): HostFile[] {
  const { version } = dataset.edition;
  const bulkRows = files.map(({ name }) => bulkRow(bulkPath(version, name)));
  return [
    { file: '_redirects', body: redirects(bulkRows) },
    { file: '_headers', body: headers([...DOCUMENT_ROWS, ...bulkRows], version) },
  ];
}

/** `{id}` as a host's placeholder. */
const asPattern = (template: string): string => template.replace('{id}', ':id');

const redirects = (bulkRows: readonly ManifestRow[]): string =>
  [
    '# Public paths have no extension; the files have one, so that every host knows their media type.',
    '# Lists, comparison and MCP are computed: send what no file answers to an origin (see docs/decisions/005).',
    ...DOCUMENT_ROWS.filter(({ path, file }) => path !== `/${file}`).map(
      ({ path, file }) => `${asPattern(path)} /${asPattern(file)} 200`,
    ),
    ...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 308`),
    ...Object.entries(latestPaths(bulkRows.map(({ path }) => path))).map(([from, to]) => `${from} ${to} 302`),
    '',
  ].join('\n');

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
