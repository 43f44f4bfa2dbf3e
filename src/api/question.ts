/** The parts of a request that the answer of an operation may depend on. */
export interface Question {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Value of `Content-Type`; null when absent. */
  readonly contentType: string | null;
  /** Value of `Content-Encoding`; null or missing when absent. */
  readonly contentEncoding?: string | null;
  readonly body: Uint8Array | null;
}
