import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** Keys that distinguish clients. */
export interface Clients {
  /** The address of the client that sent a request. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** True if a trusted proxy has this address. */
  readonly isProxy: (address: string) => boolean;
}

/** Clients behind proxies: `X-Forwarded-For` is trusted only for entries that these proxies wrote. */
export function clientsBehind(trustedProxies: readonly string[]): Clients {
  const ofConnection = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown';
  if (trustedProxies.length === 0) return { addressOf: ofConnection, isProxy: () => false };
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return {
    addressOf: (request) => {
      const claimed = withoutPort(proxyAddress(request, isTrusted) || '');
      // A trusted proxy that writes no address (`unknown`, RFC 7239) is counted as the client itself.
      return isIP(claimed) === 0 ? ofConnection(request) : claimed;
    },
    isProxy: (address) => isTrusted(address, 0),
  };
}

/** Some balancers write the client's port after its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string =>
  text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The name under which a client is counted: its IPv4 address, or the /64 of one IPv6 customer. */
export const clientKey = (address: string): string =>
  isIPv4(address) || !isIPv6(address)
    ? address
    : (prefixOf(address, 64) ?? ipaddr.process(address).toString());

/** The network of an IPv6 customer, who may have many clients in it: its /48. Null for other addresses. */
export const networkKey = (address: string): string | null =>
  isIPv6(address) ? prefixOf(address, 48) : null;

/**
 * The first bits of an IPv6 address; null if it is IPv4-mapped, as a dual-stack socket reports IPv4 clients.
 */
function prefixOf(address: string, bits: number): string | null {
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return null;
  const parts = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${parts.join(':')}::/${bits}`;
}
