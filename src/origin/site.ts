import type { Document } from '../api/document.ts';
import { CACHEABLE } from '../api/document.ts';
import { acceptedCodings } from './http/coding.ts';
import { SITE_HEADERS } from './documents/common-headers.ts';
import { contentOf } from './documents/content.ts';
import type { Documents } from './documents/documents.ts';
import type { Inquiry, Reply } from './http/inquiry.ts';
import { isReading, optionsDocument, READ_METHODS } from './http/methods.ts';
import {
  represent,
  selectRepresentation,
  type Representation,
  type Representations,
} from './documents/representation.ts';
import { addressOf } from './http/target.ts';

/** The reply of the pages and assets around the API; null when the path is none of them and there is no page to say so. */
export function replyOfSite(documents: Documents, inquiry: Inquiry): Reply | null {
  const kept = documents.find(inquiry.target.path);
  const representation = kept === null ? elsewhere(documents, inquiry) : byMethod(kept, inquiry);
  return representation && { representation, fields: [], ...(kept && { source: 'static' }) };
}

function byMethod(kept: Representations, { method, headers }: Inquiry): Representation {
  if (isReading(method)) return selectRepresentation(kept, acceptedCodings(headers['accept-encoding']));
  return onSite(method === 'OPTIONS' ? optionsDocument({ allow: READ_METHODS }, headers) : methodNotAllowed);
}

const methodNotAllowed: Document = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: `This page can only be read: ${READ_METHODS}.\n`,
  headers: { Allow: READ_METHODS, 'Cache-Control': 'no-store' },
};

function elsewhere(documents: Documents, { target }: Inquiry): Representation | null {
  const canonical = target.path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // Only to a page that exists: `//evil.example` must not become an address of another host.
  return isPage(documents.find(canonical))
    ? onSite(redirect(addressOf({ ...target, path: canonical })))
    : pageNotFound(documents);
}

const isPage = (kept: Representations | null): boolean => kept?.identity.content.type.startsWith('text/html') ?? false;

const redirect = (location: string): Document => ({
  status: 308,
  type: 'text/plain; charset=utf-8',
  body: `The page is at ${location}\n`,
  headers: { Location: location, 'Cache-Control': CACHEABLE },
});

function pageNotFound(documents: Documents): Representation | null {
  const page = documents.find('/404')?.identity.content;
  if (page === undefined) return null;
  return represent({ ...page, status: 404, headers: { ...page.headers, 'Cache-Control': 'no-store' } });
}

const onSite = (document: Document): Representation => represent(contentOf(document, SITE_HEADERS));
