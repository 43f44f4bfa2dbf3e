import { z } from 'zod';

/** One request. */
export interface Asked {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** An answer as it came, its body without content coding. */
export interface Answer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: Buffer;
}

/** What the answer to a request must be. */
export interface Expected {
  readonly status: number;
  /** The body to the byte; not looked at when absent. */
  readonly content?: Buffer;
  /** The code of a problem whose words are not known beforehand. */
  readonly code?: string;
  /** Headers that must have these values, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is wrong with an answer, with found and wanted; null when it is as expected. */
export function faultOf(answer: Answer, expected: Expected): string | null {
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
  const place = found.findIndex((byte, index) => byte !== wanted[index]);
  const at = place === -1 ? found.length : place;
  return (
    `found ${found.length} bytes, wanted ${wanted.length}; from byte ${at} on ` +
    `found ${excerpt(found, at)}, wanted ${excerpt(wanted, at)}`
  );
}

const EXCERPT = 60;

const excerpt = (bytes: Buffer, start: number): string =>
  JSON.stringify(bytes.subarray(Math.max(0, start - 10), start + EXCERPT).toString());
