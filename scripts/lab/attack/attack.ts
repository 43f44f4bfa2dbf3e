import type { Environment, Launch } from '../../support/process.ts';
import type { Random } from '../../support/random.ts';
import { connectRaw } from '../../support/raw.ts';
import type { BoundName } from '../bounds.ts';

/** What a hostile client, or a bad day, does to the service. To add one, add a row to the table of its file. */
export interface Attack {
  readonly name: string;
  /** What is done, for people. */
  readonly says: string;
  /** Further settings of the server. */
  readonly environment?: Environment;
  readonly complaints?: Launch['complaints'];
  /** How much memory the server may hold more than before, where it is not the bound of all attacks. */
  readonly memoryBound?: BoundName;
  /** Where the processor time of each request is bounded: as how many requests the limit counts it. */
  readonly countsAs?: number;
  /** Makes ready what takes time, before anything is measured. */
  readonly prepare?: () => void;
  /** Attacks until the time is over. */
  readonly strike: (target: Target) => Promise<void>;
}

/** A server under attack. */
export interface Target {
  readonly address: string;
  readonly pid: number;
  /** The link over which it has its build. */
  readonly link: string;
  readonly random: Random;
  /** Whether time is left. */
  readonly goesOn: () => boolean;
  /** Takes note of a request that the attack sent. */
  readonly sent: () => void;
  /** Takes note of an answer that should have been another one. */
  readonly misled: (answer: string) => void;
}

/** The address of an attacker; none of the other clients is among them. */
export const attacker = (number: number): string => `127.0.1.${1 + (number % 250)}`;

/** Sends bytes on a connection of its own; all that comes until the server closes it. */
export async function say(target: Target, from: string, said: string | Buffer): Promise<string> {
  const connection = await connectRaw(target.address, from);
  target.sent();
  connection.write(said);
  return connection.closed;
}

/** The text of a GET after whose answer the server closes. */
export const closingGet = (path: string, fields = ''): string => closing(`GET ${path}`, fields);

/** The text of a POST of JSON, likewise. */
export const closingPost = (path: string, body: string): string =>
  closing(`POST ${path}`, `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`) + body;

const closing = (line: string, fields: string): string =>
  `${line} HTTP/1.1\r\nHost: a\r\n${fields}Connection: close\r\n\r\n`;
