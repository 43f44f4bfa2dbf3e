import type { Document, Headers } from './document.ts';
import type { Documents } from './documents/read-build.ts';
import {
  represent,
  representContent,
  typeOf,
  type Representation,
  type Representations,
} from './documents/representation.ts';
import { addressOf, type Request } from './http/request.ts';

/**
 * Headers of every page and asset, the time that redirects may be cached, and the paths that redirect to a
 * page.
 */
export interface SiteRules {
  readonly common: Headers;
  readonly caching: string;
  readonly redirects: Readonly<Record<string, string>>;
  /** Paths that redirect to a file temporarily. */
  readonly latest: Readonly<Record<string, string>>;
  /** Pages of former records and their new paths; null for withdrawn records. */
  readonly moved: readonly { readonly from: string; readonly to: string | null }[];
}

/** Answers requests for pages that no document of the build answers. */
export interface Site {
  /**
   * The answer for the page of a former record: a redirect that keeps the query, or 410. Undefined for other
   * paths.
   */
  readonly moved: (request: Request) => Representation | undefined;
  /** The answer to a request for an existing page with a method that does not read. */
  readonly methodNotAllowed: Representation;
  /** A redirect to a page with a similar path, or the "not found" page. */
  readonly elsewhere: (request: Request) => Representation;
}

/** The site of a build. */
export function siteOf(documents: Documents, { common, caching, redirects, latest, moved }: SiteRules): Site {
  const missing = pageWithStatus(404, documents.get('/404')) ?? represent(NOT_FOUND, common);
  const gone = (path: string): Representation =>
    pageWithStatus(410, documents.get(path.replace(/\.md$/, ''))) ?? represent(GONE, common);
  const destinations = new Map(moved.map(({ from, to }) => [from, to]));
  const redirect = (status: 301 | 302 | 308, location: string): Representation => {
    const headers = { Location: location, 'Cache-Control': caching };
    return represent({ status, type: PLAIN_TEXT, body: `The page is at ${location}\n`, headers }, common);
  };
  return {
    moved: (request) => {
      const path = destinations.get(request.path);
      if (path === undefined) return undefined;
      return path === null ? gone(request.path) : redirect(301, addressOf({ ...request, path }));
    },
    methodNotAllowed: represent(METHOD_NOT_ALLOWED, common),
    elsewhere: (request) => {
      const clean = request.path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
      const file = Object.hasOwn(latest, clean) ? latest[clean] : undefined;
      if (file !== undefined) return redirect(302, file);
      const canonical = Object.hasOwn(redirects, clean) ? (redirects[clean] ?? clean) : clean;
      // Only to a page that exists: `//evil.example` must not become an address of another host.
      const document = documents.get(canonical);
      return document !== undefined && typeOf(document).startsWith('text/html')
        ? redirect(308, addressOf({ ...request, path: canonical }))
        : missing;
    },
  };
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

const NOT_FOUND: Document = {
  status: 404,
  type: PLAIN_TEXT,
  body: 'There is no such page.\n',
  headers: { 'Cache-Control': 'no-store' },
};

const GONE: Document = { ...NOT_FOUND, status: 410, body: 'The record was withdrawn.\n' };

const READ_METHODS = 'GET, HEAD, OPTIONS';

const METHOD_NOT_ALLOWED: Document = {
  status: 405,
  type: PLAIN_TEXT,
  body: `This page can only be read: ${READ_METHODS}.\n`,
  headers: { Allow: READ_METHODS, 'Cache-Control': 'no-store' },
};

/** A page of the build with an error status, which is never cached; null if the build has none. */
function pageWithStatus(status: 404 | 410, page: Representations | undefined): Representation | null {
  if (page === undefined) return null;
  const plain = page.identity;
  const headers = { ...plain.headers, 'Cache-Control': 'no-store' };
  return representContent(plain.content, { ...plain, status, headers, name: null });
}
