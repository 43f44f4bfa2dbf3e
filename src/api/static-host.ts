import { fileOf } from './build-documents.ts';
import { documentHeaders } from './document-headers.ts';
import { API_VERSION, HEADERS } from './headers.ts';
import { PLACES } from './links.ts';
import { ALIASES, OPERATIONS } from './operations.ts';
import { isApiPath } from './routes.ts';

/** A file that tells a static host (Netlify and Cloudflare Pages read the same form) what its files cannot say. */
export interface HostFile {
  readonly file: '_headers' | '_redirects';
  readonly body: string;
}

/** Headers of the API that do not depend on the request: all but those of the rate limit, which an edge counts itself. */
export const STATIC_API_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': Object.keys(HEADERS).join(', '),
  'API-Version': API_VERSION,
  'X-Content-Type-Options': 'nosniff',
};

// Scripts and styles come from files of ours; pictures of products lie at their makers'.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page and asset, and of every document beside the API. */
export const STATIC_SITE_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The host files: which file answers which public path, and with which headers. */
export const hostFiles = (): HostFile[] => [
  { file: '_redirects', body: redirects() },
  { file: '_headers', body: headers() },
];

/** Public paths of the documents made at build time, `{id}` written as a host's placeholder, and their files. */
function documentPaths(): { path: string; file: string }[] {
  const built = OPERATIONS.filter(({ made }) => made === 'at build').map(({ path }) => path);
  return [...built, ...Object.keys(ALIASES), PLACES.apiCatalog, PLACES.serverCard, PLACES.aiCatalog].map((path) => {
    const pattern = path.replace('{id}', ':id');
    return { path: pattern, file: `/${fileOf(pattern)}` };
  });
}

const redirects = (): string =>
  [
    '# Public paths have no extension; the files have one, so that every host knows their media type.',
    '# Lists, comparison and MCP are computed: send what no file answers to an origin (see docs/decisions/005).',
    ...documentPaths()
      .filter(({ path, file }) => path !== file)
      .map(({ path, file }) => `${path} ${file} 200`),
    '',
  ].join('\n');

const headers = (): string =>
  [
    ...documentPaths().flatMap(({ path }) => {
      const { type, headers: own } = documentHeaders(path);
      const common = isApiPath(path) ? STATIC_API_HEADERS : STATIC_SITE_HEADERS;
      return headerBlock(path, { ...common, 'Content-Type': type, ...own });
    }),
    '',
  ].join('\n');

const headerBlock = (path: string, fields: Readonly<Record<string, string>>): string[] => [
  path,
  ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
];
