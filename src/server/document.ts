/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The content of an answer: a text, or UTF-8 parts that are sent in sequence without joining them. */
export type Body = string | readonly Uint8Array[];

/** An answer before it is tagged, compressed and sent. API, MCP and site make it; the server sends it. */
export interface Document {
  readonly status: number;
  /** Value of `Content-Type`; empty when there is no body to have a type. */
  readonly type: string;
  readonly body: Body;
  /** Headers of this answer; the server adds those of every answer. */
  readonly headers: Headers;
}

/** A CORS-preflight request of a browser (Fetch standard). */
export interface Preflight {
  /** The request headers that it asks for, as written; null if the page sends only safelisted ones. */
  readonly headers: string | null;
}
