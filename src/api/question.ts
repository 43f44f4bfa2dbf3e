/**
 * What is asked of an operation: everything that its answer may depend on. The operation is the row that is asked, and need
 * not be named: a question is put to `operation.answer`.
 */
export interface Question {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Value of `Content-Type`; null when absent. */
  readonly contentType: string | null;
  readonly body: Uint8Array | null;
}
