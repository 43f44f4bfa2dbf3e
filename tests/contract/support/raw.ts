import { connect } from 'node:net';

/**
 * Sends text on a new connection and reads until the server closes it. For requests that node:http refuses to
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

/** A GET with exactly this target, after which the server closes the connection. */
export const getRaw = (address: string, target: string): Promise<string> =>
  sendRaw(address, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
