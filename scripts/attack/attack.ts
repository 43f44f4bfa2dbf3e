import { setTimeout as pause } from 'node:timers/promises';
import type { Environment, Launch } from '../support/process.ts';
import type { Random } from '../support/random.ts';
import { connectRaw } from '../support/raw.ts';

/** What a hostile client, or a bad day, does to the service. */
export interface Attack {
  readonly name: string;
  /** What is done, for people. */
  readonly says: string;
  /** What it did to the service before it was hardened, as the audit of commit 945a1d7 measured it. */
  readonly before: string;
  /** Further settings of the server. */
  readonly environment?: Environment;
  readonly complaints?: Launch['complaints'];
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
}

/** The address of an attacker; none of the other clients is among them. */
export const attacker = (number: number): string => `127.0.1.${1 + (number % 250)}`;

/** Does something so often a second until the time is over, whatever becomes of it; resolves when all has ended. */
export async function volley(
  { goesOn }: Target,
  perSecond: number,
  act: (number: number) => Promise<unknown>,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; goesOn(); number += 1) {
    // That connections are closed, or refused, is what a server may do.
    underWay.push(act(number).catch(() => undefined));
    await pause(Math.max(0, start + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(underWay);
}

/** Says something on a connection of its own, and hears until the server closes it. */
export async function say(address: string, from: string, said: string | Buffer): Promise<string> {
  const connection = await connectRaw(address, from);
  connection.write(said);
  return connection.closed;
}

/** The text of a GET after whose answer the server closes. */
export const closingGet = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

/** The text of a POST of JSON, likewise. */
export const closingPost = (path: string, body: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
