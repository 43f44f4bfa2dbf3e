import { connect } from 'node:net';

/**
 * Sends text over a connection of its own and reads until the server closes it: for what node:http refuses to
 * send.
 */
export function sendRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      resolve(Buffer.concat(chunks).toString());
    });
  });
}

/** One GET of a target, spelled exactly so, after which the server closes. */
export const getRaw = (address: string, target: string): Promise<string> =>
  sendRaw(address, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
