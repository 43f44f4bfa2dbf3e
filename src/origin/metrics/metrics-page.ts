import type { Document } from '../../api/document.ts';
import { contentOf } from '../documents/content.ts';
import { formFor } from './exposition.ts';
import type { Inquiry, Reply } from '../http/inquiry.ts';
import { isReading } from '../http/methods.ts';
import type { Metrics } from './meter.ts';
import { represent } from '../documents/representation.ts';

/** The reply to a scrape. It is for those who run the service: no other page may read it in a browser, and nobody keeps it. */
export async function replyOfMetrics({ text }: Metrics, { method, headers }: Inquiry): Promise<Reply> {
  const form = formFor(headers.accept);
  const document = isReading(method) ? metricsDocument(form, await text(form)) : methodNotAllowed;
  return { representation: represent(contentOf(document, COMMON)), fields: [] };
}

const COMMON = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const metricsDocument = (type: string, body: string): Document => ({ status: 200, type, body, headers: {} });

const methodNotAllowed: Document = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: 'Metrics can only be read: GET, HEAD.\n',
  headers: { Allow: 'GET, HEAD' },
};
