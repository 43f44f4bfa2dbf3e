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
