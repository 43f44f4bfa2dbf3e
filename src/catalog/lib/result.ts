/**
 * The outcome of an attempt: its value, or the error that prevented it. Errors that are expected are values,
 * never exceptions.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
