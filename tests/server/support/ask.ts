import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

/** One request to a test server. */
export interface Sending {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends one request on a new connection. Unlike `fetch`, it does not change the target. */
export function ask(
  address: string,
  target: string,
  { method = 'GET', headers = {}, body }: Sending = {},
): Promise<ReceivedAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: hostname, port, path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** A raw connection, to write bytes to and read from until the server closes it. */
export interface Conversation {
  readonly write: (text: string) => void;
  /** Resolves to everything received until the server closes. */
  readonly heard: Promise<string>;
  /** Stops reading, and continues. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Closes the connection abruptly. */
  readonly leave: () => void;
  /** Closes the connection with a reset. */
  readonly reset: () => void;
  /** Resolves as soon as this text has been received. */
  readonly hears: (text: string) => Promise<void>;
}

/** Opens a raw connection to a test server, from any address of this machine. */
export function converse(address: string, localAddress?: string): Conversation {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, localAddress }).setEncoding('utf8');
  let received = '';
  const heard = new Promise<string>((resolve) => {
    socket.on('data', (text: string) => (received += text));
    socket.on('error', () => resolve(received)).on('close', () => resolve(received));
  });
  return {
    heard,
    write: (text) => void socket.write(text),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    leave: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
    hears: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!received.includes(text)) return;
          socket.off('data', look);
          resolve();
        };
        socket.on('data', look);
        look();
      }),
  };
}
