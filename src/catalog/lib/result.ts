/**
 * What an attempt gave: its value, or the fault that prevented it. Faults that are expected are values, never
 * exceptions.
 */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };
