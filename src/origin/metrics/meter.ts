import type { CacheSize } from '../documents/computed.ts';
import type { Documents } from '../documents/documents.ts';
import type { Form } from './exposition.ts';
import type { Source } from '../http/inquiry.ts';
import type { OperationName } from './operation-name.ts';

/** Takes note of what happens, in figures. */
export interface Meter {
  /** What the requests are answered from, until this is called again. */
  serves(served: Served): void;
  /** A request has come. */
  begin(): void;
  /** It is done with, answered or not. */
  end(): void;
  answered(answered: Answered): void;
  /** The limit has refused a request. */
  refused(): void;
  /** The store of the limit's counts did not answer. */
  storeFailed(): void;
  /** What came over a connection was no request that could be read, and was answered with this status. */
  unreadable(status: number): void;
}

/** What an origin answers from. */
export interface Served {
  readonly documents: Documents;
  readonly cacheSize: () => CacheSize;
}

/** One answered request. */
export interface Answered {
  readonly operation: OperationName;
  /** As the client wrote it. */
  readonly method: string;
  readonly status: number;
  readonly source: Source | undefined;
  readonly seconds: number;
}

/** The metrics of an origin: who feeds them, and their text for those who scrape them. */
export interface Metrics {
  readonly meter: Meter;
  /** The text of these metrics; with several processes, of those of all. */
  readonly text: (form: Form) => Promise<string>;
}
