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

/** The question of a browser that asks beforehand (Fetch standard, CORS-preflight request). */
export interface Preflight {
  /**
   * Names of request headers, as it wrote them; null if there is none beyond those that any page may send.
   */
  readonly headers: string | null;
}
