import { randomInt } from 'node:crypto';

// Files share servers and workers share no counter, so each worker has its own networks.
const worker = randomInt(0x10000).toString(16);
let clientCount = 0;

/** An address that has sent no requests yet. */
export function newClient(): string {
  clientCount += 1;
  return `fd00:${worker}:${clientCount.toString(16)}::1`;
}
