import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { Handle } from '../origin.ts';
import { watchTraffic, type Traffic } from './traffic.ts';
import { answerUnreadable } from './unreadable.ts';

/** A server that listens. */
export interface Running {
  /** Where, with the real port. */
  readonly address: string;
  /**
   * Takes no new connection, finishes what is under way, and closes. Connections on which nothing is under way are closed
   * at once, or may send one more request each for so many milliseconds. Resolves when everything is closed.
   */
  readonly stop: (lingerMilliseconds?: number) => Promise<void>;
}

/** Where to listen; port 0 takes a free one. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  /** Base of the addresses in the answers to what is no request. */
  readonly baseUrl: string;
  readonly onFault: (error: unknown) => void;
  /** Takes note of the status of an answer to what is no request. */
  readonly onUnreadable?: (status: number) => void;
  /** Other times than the usual ones. */
  readonly times?: Partial<Times>;
}

/** How long the server waits for others, in milliseconds. */
export interface Times {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** How often the two above are looked after. */
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
  /** For a client that takes nothing of its answer. */
  readonly silenceTimeout: number;
  /** For what is under way when the server is stopped. */
  readonly stopTimeout: number;
}

const TIMES: Times = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than balancers keep idle connections (60 s is usual), so that they close first and never send into a closing one.
  keepAliveTimeout: 65_000,
  silenceTimeout: 30_000,
  stopTimeout: 10_000,
};

const MAX_HEADER_BYTES = 16 * 1024;

/** Listens and has every request handled. Rejects when the address cannot be had. */
export async function serve(handle: Handle, listening: Listening): Promise<Running> {
  const { host, port, onFault } = listening;
  const allTimes = { ...TIMES, ...listening.times };
  const server = createServer({ ...allTimes, maxHeaderSize: MAX_HEADER_BYTES }).setTimeout(allTimes.silenceTimeout);
  const traffic = watchTraffic(server);
  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    traffic.add(response);
    handle(request, response).then(
      (isOurs) => isOurs || response.writeHead(404, { 'Content-Length': 0 }).end(),
      (error: unknown) => {
        onFault(error);
        response.destroy();
      },
    );
  };
  // Without the second, node:http would ask for every announced body before we have seen how long it is.
  server.on('request', receive).on('checkContinue', receive);
  refuseUnreadable(server, traffic, listening);
  await listen(server, host, port);
  server.on('error', onFault);
  const stop = (lingerMilliseconds = 0): Promise<void> => {
    const closed = close(server, allTimes.stopTimeout);
    traffic.announceEnd();
    if (lingerMilliseconds === 0) traffic.wane();
    const timer = setTimeout(traffic.wane, lingerMilliseconds);
    return closed.finally(() => clearTimeout(timer));
  };
  return { address: addressOf(server, host), stop };
}

/** Malformed, slow and oversized requests: node:http finds them, we answer them. */
function refuseUnreadable(server: Server, traffic: Traffic, { baseUrl, onUnreadable }: Listening): void {
  server.on('clientError', (error, socket) => {
    if (traffic.isAnswering(socket)) return void socket.destroy();
    const status = answerUnreadable(error, socket, baseUrl);
    if (status !== null) onUnreadable?.(status);
  });
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Takes no new connection; resolves when the last has closed, and sees to it that this is within so many milliseconds. */
function close(server: Server, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), milliseconds);
  return new Promise((resolve) => {
    // Not the method of the HTTP server: it takes a connection for idle while the end of an answer still flows over it.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(patience);
      resolve();
    });
  });
}
