import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PLACES } from '../../api/links.ts';
import { PROBLEM_TYPE } from '../../api/problem.ts';
import { API_HEADERS } from '../../api/headers.ts';

/** What node:http gives up on: its code for that, the status, and what to tell the client. */
interface Fault {
  readonly status: number;
  readonly detail: string;
  readonly hint: string;
}

/** THE TABLE of what node:http gives up on, by its code; all else is malformed. */
const FAULTS: Readonly<Record<string, Fault>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request did not arrive whole in time.',
    hint: 'Repeat the request on a new connection, and send it without pauses.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: 'The request line and the headers together are over 16 KiB.',
    hint: 'Send fewer or shorter headers; the API needs no cookies and no credentials.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    detail: 'The chunk extensions of the body are over 16 KiB.',
    hint: 'Send the body without chunk extensions.',
  },
};

const MALFORMED: Fault = {
  status: 400,
  detail: 'What was sent is no request of HTTP/1.1.',
  hint: 'Send a request line, a Host header and header lines as RFC 9112 has them.',
};

/**
 * Answers what could not be read as a request, and closes the connection. The answer cannot leave through `send`, for there
 * is no request to answer. The result is the status; null when nobody was there to be answered.
 */
export function answerUnreadable(error: Error, socket: Duplex, baseUrl: string): number | null {
  if (!socket.writable) {
    socket.destroy();
    return null;
  }
  const fault = ('code' in error && FAULTS[String(error.code)]) || MALFORMED;
  socket.end(answerText(fault, baseUrl), () => socket.destroy());
  return fault.status;
}

function answerText(fault: Fault, baseUrl: string): string {
  const body = problemText(fault, baseUrl);
  const fields = {
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...API_HEADERS,
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\n${lines.join('')}\r\n${body}`;
}

/** The table of problems is SPEC's, and has none for these: they are of no type beyond their status (RFC 9457, section 4.2.1). */
function problemText({ status, detail, hint }: Fault, baseUrl: string): string {
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const code = title.toLowerCase().replaceAll(' ', '_');
  return JSON.stringify({
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    hint,
    docs: `${baseUrl}${PLACES.guide}#errors`,
  });
}
