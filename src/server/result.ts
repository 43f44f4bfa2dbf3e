/**
 * The outcome of an attempt: its value, or the error that prevented it. This room imports no other, so it has
 * its own.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
