/**
 * The outcome of an attempt: its value, or the error that prevented it. This folder imports no other, so it
 * has its own type.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
