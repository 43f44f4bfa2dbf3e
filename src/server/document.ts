/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** A text, or parts in UTF-8 that are sent one after the other. */
export type Body = string | readonly Uint8Array[];

/** An answer as the rooms above make it: not yet tagged, compressed or sent. */
export interface Document {
  readonly status: number;
  /** Value of `Content-Type`; empty when there is no body to have a type. */
  readonly type: string;
  readonly body: Body;
  /** Headers of this answer alone; those of every answer are added by the server. */
  readonly headers: Headers;
}
