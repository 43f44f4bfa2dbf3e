import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The trace that a request belongs to, with the names that OpenTelemetry's tools expect in logs. Its id is the request's id. */
export interface Trace {
  /** 32 lower-case hexadecimal digits. */
  readonly trace_id: string;
  /** The caller's span, 16 digits; absent when the trace begins here. */
  readonly parent_id?: string;
}

/** The trace that a `traceparent` header names (W3C Trace Context, section 3.2); a new one when it is absent or malformed. */
export function traceOf({ traceparent }: IncomingHttpHeaders): Trace {
  if (typeof traceparent !== 'string') return { trace_id: newTraceId() };
  const [, version, trace_id, parent_id, rest] = TRACEPARENT.exec(traceparent) ?? [];
  const isValid = trace_id !== undefined && parent_id !== undefined && (version !== '00' || rest === '');
  return isValid ? { trace_id, parent_id } : { trace_id: newTraceId() };
}

// Version ff and ids of zeros are invalid. A later version may go on behind the flags, after a hyphen.
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(|-.*)$/;

/** A new random id: a UUID has as many digits, and Node draws the random bytes of many at a time. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
