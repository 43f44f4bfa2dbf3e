import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** Tells clients apart. */
export interface Clients {
  /** The address of the client that sent a request. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether a trusted proxy has this address. */
  readonly isProxy: (address: string) => boolean;
}

/** Clients behind proxies: `X-Forwarded-For` is believed only as far as these proxies wrote it. */
export function clientsBehind(trustedProxies: readonly string[]): Clients {
  const ofConnection = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown';
  if (trustedProxies.length === 0) return { addressOf: ofConnection, isProxy: () => false };
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return {
    addressOf: (request) => {
      const claimed = withoutPort(proxyAddress(request, isTrusted) || '');
      // A trusted proxy that writes no address (`unknown`, RFC 7239) stands for its clients itself.
      return isIP(claimed) === 0 ? ofConnection(request) : claimed;
    },
    isProxy: (address) => isTrusted(address, 0),
  };
}

/** Some balancers write the client's port behind its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string => text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Under which name a client is counted: its IPv4 address, or the /64 that an IPv6 customer has for himself. */
export function clientKey(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  // An IPv4-mapped address is the IPv4 client that a dual-stack socket sees.
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
