import { ANSWERS, type ComputedOperation } from '../api/answers.ts';
import type { Document } from '../api/document.ts';
import { service } from './_service.ts';

/** What a computed answer depends on, without the parts of a request that carry it. */
export interface Question {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Value of `Content-Type`; null when absent. */
  readonly contentType: string | null;
  readonly body: Uint8Array | null;
}

/** How an operation that is made on request answers over the bundled catalog. */
export const answerOf =
  (operation: ComputedOperation) =>
  ({ url, contentType, body }: Question): Document => {
    const [path = '', query = ''] = url.split('?', 2);
    return ANSWERS[operation](service, { path, parameters: new URLSearchParams(query), contentType, body });
  };
