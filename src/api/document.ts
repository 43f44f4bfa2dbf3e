/** What an answer says: a text, or the same in UTF-8 where it is put together from bytes. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** An answer as the floors below the server make it: not yet compressed, tagged or sent. */
export interface Document {
  readonly status: number;
  /** The value of `Content-Type`. */
  readonly type: string;
  readonly body: Body;
  /** Headers of this answer alone; those of every answer are the server's. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The media type of answers. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** A success that may be cached by anyone for 5 minutes (SPEC section 8). */
export const CACHEABLE = 'public, max-age=300';

/** A JSON document with status 200. */
export const jsonDocument = (body: Body, headers: Readonly<Record<string, string>> = {}): Document => ({
  status: 200,
  type: JSON_TYPE,
  body,
  headers: { 'Cache-Control': CACHEABLE, ...headers },
});

/** The body of a document as text. */
export const textOf = ({ body }: Pick<Document, 'body'>): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);
