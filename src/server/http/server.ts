import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket, Server as TcpServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../result.ts';
import { DEFAULT_BOUNDS, type ConnectionBounds } from './bounds.ts';
import type { Clients } from './client.ts';
import { Connections } from './connections.ts';
import type { HttpContext } from './request.ts';
import {
  answerConnect,
  answerUnreadable,
  type ReadingOptions,
  type UnreadableAnswer,
  type UnreadableEntry,
} from './unreadable.ts';

/** A server that listens. */
export interface RunningServer {
  /** With the real port, also where the settings asked for any free one. */
  readonly address: string;
  /**
   * Takes the connections that wait to be taken and no further one, and tells with each answer that it is the last on its
   * connection; a moment later closes the connections on which nothing is under way, and each other when its answers are
   * finished. Resolves when all are closed.
   */
  readonly stop: () => Promise<void>;
  /** The number of answers under way. */
  readonly underWay: () => number;
}

/** Answers one request, through these connections. */
export type RequestHandler = (context: HttpContext, connections: Connections) => Promise<void>;

/** The address to listen at, the bounds, and the listeners for events outside of requests. */
export interface ListenOptions extends ReadingOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly clients: Clients;
  readonly bounds: Pick<ConnectionBounds, 'connections' | 'perClient'> & Partial<ConnectionBounds>;
  /** Called for each answer to something that could not be read as a request. */
  readonly onUnreadable: (entry: UnreadableEntry) => void;
  /** Called for each connection that is closed for exceeding a bound. */
  readonly onRefusal: () => void;
  readonly onError: (error: unknown) => void;
  /** In place of the default times. */
  readonly times?: Partial<Times>;
}

/** Milliseconds that the server waits for others. The first four are options of node:http. */
export interface Times {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Interval at which node:http checks the two above. */
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
  /** For clients to learn that the server stops. */
  readonly linger: number;
  /** For answers under way when the server is stopped. */
  readonly stopTimeout: number;
}

const DEFAULT_TIMES: Times = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than balancers keep idle connections, mostly 60 s: they close first and never send into a closing one.
  keepAliveTimeout: 65_000,
  linger: 1_000,
  stopTimeout: 10_000,
};

/** Listens and has every request handled. An error says why the address cannot be had. */
export async function listen(
  handle: RequestHandler,
  listening: ListenOptions,
): Promise<Result<RunningServer, unknown>> {
  const times = { ...DEFAULT_TIMES, ...listening.times };
  const server = createServer({
    ...times,
    maxHeaderSize: listening.longestHead,
    // A missing Host is ours to answer: Node would do so without a body.
    requireHostHeader: false,
    // Saves the stream of a body that never comes, a tenth of the time of a short answer.
    optimizeEmptyRequests: true,
  });
  const connections = new Connections(server, { ...listening, bounds: { ...DEFAULT_BOUNDS, ...listening.bounds } });
  const receive = (request: IncomingMessage, response: ServerResponse): void =>
    void handle({ request, response }, connections);
  // Without `checkContinue`, Node would ask for every announced body before we have seen how long it is; without
  // `checkExpectation` it would answer unknown expectations itself.
  server.on('request', receive).on('checkContinue', receive).on('checkExpectation', receive);
  refuseUnreadable(server, connections, listening);
  const bound = await listenAt(server, listening);
  if (!bound.ok) return bound;
  server.on('error', listening.onError);
  const address = urlOf(bound.value, listening.host);
  return {
    ok: true,
    value: { address, stop: stopper(server, connections, times), underWay: () => connections.underWay },
  };
}

/** Answers malformed, slow and oversized requests, and CONNECT, after the answers to the requests before them. */
function refuseUnreadable(server: Server, connections: Connections, listening: ListenOptions): void {
  const report = (answered: UnreadableAnswer | null, socket: Duplex): void => {
    const client = socket instanceof Socket ? (socket.remoteAddress ?? 'unknown') : 'unknown';
    if (answered !== null) listening.onUnreadable({ ...answered, client });
  };
  server.on('clientError', (error, socket) => {
    connections.closeAfterAnswers(socket, () => report(answerUnreadable(error, socket, listening), socket));
  });
  server.on('connect', (_request, socket: Duplex) => {
    // A broken connection needs no report; further bytes on it are thrown away.
    socket.on('error', () => undefined).resume();
    connections.closeAfterAnswers(socket, () => report(answerConnect(socket, listening), socket));
  });
}

function listenAt(server: Server, { host, port }: ListenOptions): Promise<Result<AddressInfo, unknown>> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ ok: false, error }));
    server.listen(port, host, () => {
      const bound = server.address();
      if (typeof bound === 'object' && bound !== null) resolve({ ok: true, value: bound });
      else resolve({ ok: false, error: 'no address' });
    });
  });
}

const urlOf = ({ port }: AddressInfo, host: string): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Stops a server once, however often it is asked to. */
function stopper(server: Server, connections: Connections, { linger, stopTimeout }: Times): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await untilNobodyWaits(server, linger);
    const closed = close(server, linger + stopTimeout);
    connections.announceEnd();
    await Promise.race([closed, pause(linger)]);
    // After a pause of the process the timer fires first, before the requests that came meanwhile are read.
    await wholeTurn();
    connections.closeIdle();
    await closed;
  };
  return () => (stopped ??= stop());
}

/**
 * Resolves when a turn of the event loop has brought no connection, or after so many milliseconds. The system queues connections,
 * of which each turn takes one; closing the server would reset those in the queue, with the requests already sent on them.
 */
async function untilNobodyWaits(server: Server, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let came = true;
  const onConnection = (): void => void (came = true);
  server.on('connection', onConnection);
  while (came && performance.now() < end) {
    came = false;
    await wholeTurn();
  }
  server.off('connection', onConnection);
}

/** Resolves when everything has been read that had come to this process. */
async function wholeTurn(): Promise<void> {
  // The first may end in the middle of a turn.
  await nextTurn();
  await nextTurn();
}

/** Takes no new connection; resolves when the last has closed, which takes at most this many milliseconds. */
function close(server: Server, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), milliseconds);
  return new Promise((resolve) => {
    // Not the method of the HTTP server: it takes a connection for idle while the end of an answer is still being sent.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(patience);
      resolve();
    });
  });
}
