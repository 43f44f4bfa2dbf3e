import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The trace that a request belongs to, with the names that OpenTelemetry's tools expect in logs. Its id is
 * the request's id.
 */
export interface Trace {
  /** 32 lower-case hexadecimal digits. */
  readonly trace_id: string;
  /** The caller's span, 16 digits; absent when the trace begins here. */
  readonly parent_id?: string;
}

/**
 * The trace that a `traceparent` header names (W3C Trace Context, section 3.2); a new one when it is absent
 * or malformed.
 */
export function traceOf({ traceparent }: IncomingHttpHeaders): Trace {
  // No header of a valid form is shorter; most requests have none.
  if (typeof traceparent !== 'string' || traceparent.length < LENGTH) return { trace_id: newTraceId() };
  const [, version, trace_id, parent_id, rest] = TRACEPARENT.exec(traceparent) ?? [];
  const isValid = trace_id !== undefined && parent_id !== undefined && (version !== '00' || rest === '');
  return isValid ? { trace_id, parent_id } : { trace_id: newTraceId() };
}

/** Length of a `traceparent` of version 00. */
const LENGTH = 55;

// Version ff and ids of zeros are invalid. A later version may have more after the flags and a hyphen.
const VERSION = String.raw`(?!ff)([\da-f]{2})`;
const TRACE_ID = String.raw`(?!0{32})([\da-f]{32})`;
const PARENT_ID = String.raw`(?!0{16})([\da-f]{16})`;
const FLAGS = String.raw`[\da-f]{2}`;
const TRACEPARENT = new RegExp(`^${VERSION}-${TRACE_ID}-${PARENT_ID}-${FLAGS}(|-.*)$`);

/** Length of an id in hexadecimal. */
const ID_LENGTH = 32;

// Generated in batches: a call to the generator for each id would cost five times as much as everything else
// here.
const DRAWN_IDS = 256;
let drawn = '';
let offset = 0;

/** A new random id. */
export function newTraceId(): string {
  if (offset === drawn.length) {
    drawn = randomBytes((DRAWN_IDS * ID_LENGTH) / 2).toString('hex');
    offset = 0;
  }
  offset += ID_LENGTH;
  return drawn.slice(offset - ID_LENGTH, offset);
}
