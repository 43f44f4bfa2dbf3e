import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket, Server as TcpServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../result.ts';
import { inTurns } from '../time-slices.ts';
import type { Clients } from './client-key.ts';
import { Connections } from './connections/connections.ts';
import { DEFAULT_BOUNDS, type Bounds } from './connections/resource-limits.ts';
import type { HttpContext } from './request.ts';
import { answerConnect, answerUnreadable, isTooSlow, type Reading, type Unread } from './unreadable.ts';

/** A server that listens. */
export interface RunningServer {
  /** Its URL, with the real port. */
  readonly address: string;
  /**
   * Accepts the waiting connections but no new ones, and marks each answer as the last on its connection. A
   * moment later it closes idle connections, and each other one when its answers are finished. Resolves when
   * all are closed.
   */
  readonly stop: () => Promise<void>;
  /** The number of answers in progress. */
  readonly underWay: () => number;
}

/** Answers one request on these connections. */
export type Handle = (context: HttpContext, connections: Connections) => void;

/** The address to listen on, and the rules for requests. */
export interface ListenOptions extends Reading {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly clients: Clients;
  readonly bounds: Pick<Bounds, 'connections' | 'perClient'> & Partial<Bounds>;
  /** Called for each answer to an unreadable request. */
  readonly onUnreadable: (unread: Unread & { readonly client: string }) => void;
  /** Called for each connection that is closed for exceeding a bound. */
  readonly onRefusal: () => void;
  readonly onError: (error: unknown) => void;
  /** Overrides of the default times. */
  readonly times?: Partial<Times>;
}

/** Timeouts of the server, in milliseconds. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // The interval in which the two above are checked.
  connectionsCheckingInterval: 2_000,
  // Longer than balancers keep idle connections (60 s is common): they close first and never send into a
  // closing one.
  keepAliveTimeout: 65_000,
  // Gives clients time to learn that the server stops.
  linger: 1_000,
  // The longest wait for requests in progress when the server stops.
  stopTimeout: 10_000,
};

export type Times = Readonly<typeof TIMES>;

/** Listens and handles every request. An error says why it cannot listen on the address. */
export async function listen(
  handle: Handle,
  listening: ListenOptions,
): Promise<Result<RunningServer, unknown>> {
  const times = { ...TIMES, ...listening.times };
  const server = createServer({
    ...times,
    maxHeaderSize: listening.longestHead,
    // We answer a missing Host ourselves, because Node would do so without a body.
    requireHostHeader: false,
    // Otherwise a tenth of the time of a short answer is spent on the stream of a body that never arrives.
    optimizeEmptyRequests: true,
  });
  const connections = new Connections(server, {
    ...listening,
    bounds: { ...DEFAULT_BOUNDS, ...listening.bounds },
  });
  const receive = (request: IncomingMessage, response: ServerResponse): void =>
    handle({ request, response }, connections);
  // Without the second, Node would ask for every announced body before we have seen how long it is; without
  // the third it would answer odd expectations itself.
  server.on('request', receive).on('checkContinue', receive).on('checkExpectation', receive);
  refuseUnreadable(server, connections, listening);
  const bound = await listenAt(server, listening);
  if (!bound.ok) return bound;
  server.on('error', listening.onError);
  const address = addressOf(bound.value, listening.host);
  return {
    ok: true,
    value: { address, stop: stopper(server, connections, times), underWay: () => connections.underWay },
  };
}

/**
 * Node detects malformed, slow and oversized requests and CONNECT; we answer them, after the earlier
 * requests.
 */
function refuseUnreadable(server: Server, connections: Connections, listening: ListenOptions): void {
  const note = (unread: Unread | null, socket: Duplex): void => {
    const client = socket instanceof Socket ? (socket.remoteAddress ?? 'unknown') : 'unknown';
    if (unread !== null) listening.onUnreadable({ ...unread, client });
  };
  const refuse = (error: Error, socket: Duplex): void =>
    connections.closeAfterAnswers(socket, () => note(answerUnreadable(error, socket, listening), socket));
  // Thousands of connections can time out at the same moment.
  const inTime = inTurns();
  server.on('clientError', (error, socket) => {
    if (isTooSlow(error)) inTime(() => refuse(error, socket));
    else refuse(error, socket);
  });
  server.on('connect', (_request, socket: Duplex) => {
    // A broken connection cannot be used any more; later bytes are discarded.
    socket.on('error', () => undefined).resume();
    connections.closeAfterAnswers(socket, () => note(answerConnect(socket, listening), socket));
  });
}

function listenAt(server: Server, { host, port }: ListenOptions): Promise<Result<AddressInfo, unknown>> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ ok: false, error }));
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(
        typeof bound === 'object' && bound !== null
          ? { ok: true, value: bound }
          : { ok: false, error: 'no address' },
      );
    });
  });
}

const addressOf = ({ port }: AddressInfo, host: string): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Stops a server once, even if called again. */
function stopper(
  server: Server,
  connections: Connections,
  { linger, stopTimeout }: Times,
): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await untilNobodyWaits(server, linger);
    const closed = close(server, linger + stopTimeout);
    connections.announceEnd();
    await Promise.race([closed, pause(linger)]);
    // A process that was blocked runs the timer first, and only then the requests that arrived in the
    // meantime.
    await wholeTurn();
    connections.closeIdle();
    await closed;
  };
  return () => (stopped ??= stop());
}

/**
 * Resolves after a turn of the event loop without a new connection, or after the given milliseconds. The
 * system queues connections, and the process accepts one in each turn. Closing the server would reset queued
 * ones, including requests already sent on them.
 */
async function untilNobodyWaits(server: Server, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let came = true;
  const note = (): void => void (came = true);
  server.on('connection', note);
  while (came && performance.now() < end) {
    came = false;
    await wholeTurn();
  }
  server.off('connection', note);
}

/** Resolves once everything that had arrived at this process has been read. */
async function wholeTurn(): Promise<void> {
  // The first may end in the middle of a turn.
  await nextTurn();
  await nextTurn();
}

/** Accepts no new connection; resolves when the last has closed, after at most this many milliseconds. */
function close(server: Server, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), milliseconds);
  return new Promise((resolve) => {
    // The HTTP server's own method treats a connection as idle while the end of an answer is still being
    // sent.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(patience);
      resolve();
    });
  });
}
