import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';

/** Asks for something; rejects when the connection fails. */
export type Ask = (sent: SentRequest, expected: ExpectedAnswer) => Promise<Answer>;

/** What it takes to ask as the clients of a server do. */
interface Clients {
  /** Where requests go. */
  readonly address: string;
  readonly ledger: Ledger;
  /** Waits until the next request may be sent. */
  readonly turn: () => Promise<void>;
  /** The address of the client of the next request, as a trusted proxy tells it. */
  readonly client: () => string;
}

/** Asks for clients: each answer is timed, held against what it must be, and entered; so is a connection that fails. */
export const askingFor =
  ({ address, ledger, turn, client }: Clients): Ask =>
  async (sent, expected) => {
    await turn();
    const started = performance.now();
    const headers = { 'X-Forwarded-For': client(), ...sent.headers };
    const answer = await answerFrom(address, { ...sent, headers }).catch((error: unknown) => {
      ledger.connectionFailed(sent, error);
      throw error;
    });
    ledger.answered(performance.now() - started, answer.status);
    const fault = faultOf(answer, expected);
    if (fault !== null) ledger.wrong(lineOf(sent), fault);
    return answer;
  };

/** A request in a line, for people. */
function lineOf({ method, target, headers = {}, body }: SentRequest): string {
  const content = body === undefined ? '' : ` ${body.slice(0, 200)}`;
  return `${method} ${target} ${JSON.stringify(headers)}${content}`;
}

/** One request. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it came, its body without content coding. */
export interface Answer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: Buffer;
}

/** What the answer to a request must be. */
export interface ExpectedAnswer {
  readonly status: number;
  /** The body to the byte; not looked at when absent. */
  readonly content?: Buffer;
  /** The code of a problem whose words are not known beforehand. */
  readonly code?: string;
  /** Headers that must have these values, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is wrong with an answer, with found and wanted; null when it is as expected. */
export function faultOf(answer: Answer, expected: ExpectedAnswer): string | null {
  if (answer.status !== expected.status)
    return `found status ${answer.status} (${excerpt(answer.content, 0)}), wanted ${expected.status}`;
  const { content, code, headers = {} } = expected;
  if (content !== undefined && !content.equals(answer.content)) return difference(answer.content, content);
  if (code !== undefined && codeOf(answer) !== code) return `found the code ${String(codeOf(answer))}, wanted ${code}`;
  const other = Object.entries(headers).find(([name, value]) => answer.headers[name] !== value);
  return other === undefined ? null : `found ${other[0]}: ${String(answer.headers[other[0]])}, wanted ${other[1]}`;
}

const problem = z.object({ code: z.string() });

function codeOf({ content }: Answer): string | undefined {
  try {
    return problem.safeParse(JSON.parse(content.toString())).data?.code;
  } catch {
    return undefined;
  }
}

function difference(found: Buffer, wanted: Buffer): string {
  const first = found.findIndex((byte, index) => byte !== wanted[index]);
  const at = first === -1 ? found.length : first;
  return (
    `found ${found.length} bytes, wanted ${wanted.length}; from byte ${at} on ` +
    `found ${excerpt(found, at)}, wanted ${excerpt(wanted, at)}`
  );
}

const EXCERPT = 60;

const excerpt = (bytes: Buffer, start: number): string =>
  JSON.stringify(bytes.subarray(Math.max(0, start - 10), start + EXCERPT).toString());

/** Sends one request and reads its whole answer. Rejects when the connection fails. */
async function answerFrom(address: string, { method, target, headers, body }: SentRequest): Promise<Answer> {
  const response = await fetch(`${address}${target}`, {
    method,
    headers: { ...headers },
    body: body ?? null,
    redirect: 'manual',
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), content };
}

/** Addresses of clients that do not exist (RFC 2544 keeps 198.18.0.0/15 for tests), each given out so many times in a row. */
export function clientAddresses(times: number): () => string {
  let given = 0;
  return () => {
    const number = Math.floor(given / times) % ADDRESSES;
    given += 1;
    return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  };
}

const ADDRESSES = 2 ** 17;

/** An address that was never given out before: a network of its own among the IPv6 addresses kept for documentation. */
export function newClient(): string {
  newcomers += 1;
  return `2001:db8:${(newcomers >> 16).toString(16)}:${(newcomers & 0xffff).toString(16)}::1`;
}

let newcomers = 0;

/** Lets callers through at a steady rate; after a pause there is no rush to catch up. */
export function paced(perSecond: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + 1000 / perSecond;
    if (turn > now) await pause(turn - now);
  };
}
