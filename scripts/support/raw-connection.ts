import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection on which any bytes can be sent. */
export interface RawConnection {
  readonly write: (bytes: string | Buffer) => void;
  /** The text that has come so far, a character for each byte. */
  readonly heard: () => string;
  /** Resolves to all that came when the connection is closed, for whatever reason. */
  readonly closed: Promise<string>;
  /** Resolves when at least this number of bytes has arrived, or the connection is closed. */
  readonly hears: (bytes: number) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Breaks the connection off with a reset. */
  readonly cut: () => void;
}

/**
 * Connects to the host and port of an address, from any of the addresses of this machine. Rejects when nobody
 * listens.
 */
export async function connectRaw(address: string, from?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, localAddress: from });
  await once(socket, 'connect');
  return rawConnection(socket);
}

function rawConnection(socket: Socket): RawConnection {
  const chunks: Buffer[] = [];
  const text = (): string => Buffer.concat(chunks).toString('latin1');
  const length = (): number => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const closed = new Promise<string>((resolve) => void socket.once('close', () => resolve(text())));
  // A reset closes the connection too.
  socket.on('error', () => undefined).on('data', (chunk) => chunks.push(chunk));
  return {
    write: (bytes) => {
      if (socket.writable) socket.write(bytes);
    },
    heard: text,
    closed,
    hears: async (bytes) => {
      while (length() < bytes && !socket.destroyed)
        await Promise.race([once(socket, 'data'), closed]).catch(() => undefined);
    },
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    cut: () => void socket.resetAndDestroy(),
  };
}

/** The statuses of the answers in what a connection heard, in their order; interim ones are left out. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(STATUS_LINE)].map(([, status]) => Number(status)).filter((status) => status >= 200);

// A body need not end its line before the next answer begins.
const STATUS_LINE = /HTTP\/1\.1 (\d{3}) [A-Z][\w -]*\r\n/g;
