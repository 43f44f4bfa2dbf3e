import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';
import type { Representation } from '../documents/representation.ts';
import type { Target } from './target.ts';
import type { Trace } from './trace.ts';

/** The two ends of one request of Node's server. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A request, as far as its answer depends on it. */
export interface Inquiry {
  readonly method: string;
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
  /** Address of the client. */
  readonly client: string;
  readonly trace: Trace;
  readonly readBody: () => Promise<Body>;
}

/** What is sent for an inquiry. */
export interface Reply {
  readonly representation: Representation;
  /** Further fields of this reply alone, names and values in turn. */
  readonly fields: readonly string[];
  /** Where a document came from, for the log. */
  readonly source?: Source;
  /** Whether the connection is closed, because of what the client sent. */
  readonly closes?: boolean;
}

/** Kept since the start, kept since an equal inquiry, or just computed. */
export type Source = 'static' | 'hit' | 'miss';
