import { isIP } from 'node:net';
import { compile } from 'proxy-addr';
import { z } from 'zod';
import type { RateLimit } from './limits.ts';

/**
 * A store's address may hold a password, however badly it is written, and messages end in logs: in front of
 * an `@`, or behind `#` or `?`.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/^([a-z]+:\/*)?.*@/is, '$1***@').replace(/([#?]).+$/s, '$1***');

/** True for the address of a Redis or Valkey store, with at most a database after the host. */
export function isStore(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || !/^rediss?:$/.test(address.protocol) || address.hostname === '') return false;
  return (
    /^\/?\d*$/.test(address.pathname) && address.search === '' && address.hash === '' && canBeDecoded(text)
  );
}

function canBeDecoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** True for an origin: http or https and a host in lower case, nothing after them (RFC 6454). */
export function isOrigin(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.origin === text;
}

/** True for an origin, and for a text that is not an address at all but a path of this machine. */
export const isOriginOrFolder = (text: string): boolean => isOrigin(text) || !text.includes('://');

/**
 * True for the address of a form that takes its answers as a query: http or https, host and path, without a
 * password.
 */
export function isFormAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol) || address.href !== text) return false;
  return address.username === '' && address.password === '' && !/[?#]/.test(text);
}

/** True for an address or a host name. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

/** Writes `requests/seconds`. */
export const limitText = ({ requests, seconds }: RateLimit): string => `${requests}/${seconds}`;

/** Reads `requests/seconds`. */
export function toRateLimit(text: string, context: z.RefinementCtx): RateLimit {
  const [requests, seconds] = (/^(\d{1,9})\/(\d{1,5})$/.exec(text)?.slice(1) ?? []).map(Number);
  if (requests && seconds && seconds <= 86_400) return { requests, seconds };
  context.addIssue('not requests/seconds');
  return z.NEVER;
}

/** A whole number in decimal digits. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);

/** The entries of a list with commas, without the empty ones. */
export function splitList(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/**
 * True for an address or a CIDR. The library that will match the range is asked too; alone it would take `1`
 * for 0.0.0.1.
 */
export function isAddressRange(entry: string): boolean {
  const [address = ''] = entry.split('/');
  try {
    return isIP(address) !== 0 && typeof compile(entry) === 'function';
  } catch {
    return false;
  }
}
