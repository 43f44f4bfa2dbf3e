/** A request for a computed answer, as far as the answer depends on it. */
export interface Asked {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Value of `Content-Type`; null when absent. */
  readonly contentType: string | null;
  readonly body: Uint8Array | null;
}
