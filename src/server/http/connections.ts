import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientKey, type Clients } from './client.ts';

/** What one client, and all together, may hold of this process. */
export interface Bounds {
  /** Connections in all. */
  readonly connections: number;
  /** Connections of one address and, for whom a trusted proxy speaks, answers under way to one client. */
  readonly perClient: number;
  /** Answers under way on one connection, and requests that come on it at once. */
  readonly answers: number;
  /** Bytes of answers on one connection that are not yet sent, when a further request comes. */
  readonly unsentBytes: number;
  /** For an answer from its head to its end; a long one has as long again for each further megabyte. */
  readonly answerMilliseconds: number;
}

/** The bounds that are no settings. */
export const USUAL_BOUNDS = { answers: 32, unsentBytes: 1024 * 1024, answerMilliseconds: 30_000 } as const;

/** What is watched, and who is told. */
export interface Watching {
  readonly bounds: Bounds;
  readonly clients: Clients;
  /** Told of each connection that is closed for being beyond a bound. */
  readonly onRefusal: () => void;
}

/** An answer that is under way. */
export interface Answer {
  readonly response: ServerResponse;
  bytes: number;
  /** When it was ready to be sent; null before. */
  since: number | null;
}

/** A connection that is open. */
interface Open {
  /** The answers under way, in the order of their requests. */
  readonly answers: Answer[];
  /** How many requests came on it in a turn of the event loop, the last in which one came. */
  begun: number;
  turn: number;
}

/** The connections of a server and the answers that are under way on them; what goes beyond the bounds is closed. */
export class Connections {
  readonly #open = new Map<Socket, Open>();
  readonly #watching: Watching;
  readonly #held: Holdings;
  /** Turns of the event loop in which requests came. */
  #turn = 0;
  #isCountingTurn = false;
  #isEnding = false;
  #isClosingIdle = false;

  constructor(server: Server, watching: Watching) {
    this.#watching = watching;
    this.#held = holdingsUpTo(watching.bounds.perClient);
    server.maxConnections = watching.bounds.connections;
    server.on('drop', watching.onRefusal).on('connection', (socket: Socket) => this.#take(socket));
    const timer = setInterval(() => this.#closeLate(), LOOK_MILLISECONDS).unref();
    server.once('close', () => clearInterval(timer));
  }

  #take(socket: Socket): void {
    const { clients } = this.#watching;
    const address = socket.remoteAddress ?? '';
    const client = clients.isProxy(address) ? null : clientKey(address);
    if (client !== null && !this.#held.take(client)) return this.#refuse(socket);
    this.#open.set(socket, { answers: [], begun: 0, turn: 0 });
    socket.once('close', () => {
      this.#open.delete(socket);
      if (client !== null) this.#held.give(client);
    });
  }

  #refuse(socket: Socket): void {
    this.#watching.onRefusal();
    readNoFurther(socket);
    socket.destroy();
  }

  #closeLate(): void {
    for (const [socket, { answers }] of this.#open) if (isLate(answers, this.#watching.bounds)) this.#refuse(socket);
  }

  #closeIfIdle(socket: Socket): void {
    if (this.#open.get(socket)?.answers.length === 0) socket.destroySoon();
  }

  /** Takes note of a request of a client whose answer begins. Null when that is beyond the bounds: its connection is closed. */
  begin(response: ServerResponse, client: string): Answer | null {
    const { socket } = response.req;
    const open = this.#open.get(socket);
    if (open === undefined || socket.destroyed) return null;
    const { answers } = open;
    const forwarded = client === socket.remoteAddress ? null : clientKey(client);
    const { bounds } = this.#watching;
    const isFull = answers.length >= bounds.answers || unsentBytes(answers) > bounds.unsentBytes;
    if (isFull || this.#countAtOnce(open) > bounds.answers || (forwarded !== null && !this.#held.take(forwarded))) {
      this.#refuse(socket);
      return null;
    }
    const answer: Answer = { response, bytes: 0, since: null };
    answers.push(answer);
    if (this.#isEnding) announceEnd(response);
    response.on('close', () => {
      // Answers end in the order of their requests, unless a connection breaks.
      if (answers[0] === answer) answers.shift();
      else answers.splice(answers.indexOf(answer), 1);
      if (forwarded !== null) this.#held.give(forwarded);
      if (this.#isClosingIdle) this.#closeIfIdle(socket);
    });
    return answer;
  }

  /** Counts a request among those that came on its connection in this turn: what came in one piece, whether its answers wait or not. */
  #countAtOnce(open: Open): number {
    if (!this.#isCountingTurn) {
      this.#isCountingTurn = true;
      setImmediate(() => {
        this.#isCountingTurn = false;
        this.#turn += 1;
      });
    }
    open.begun = open.turn === this.#turn ? open.begun + 1 : 1;
    open.turn = this.#turn;
    return open.begun;
  }

  /** Whether an answer is under way for a request that came whole, or has begun to flow: nothing else may be written then. */
  isAnswering(socket: Duplex): boolean {
    return socket instanceof Socket && this.#open.get(socket)?.answers.some(isOwed) === true;
  }

  /** How many answers are under way. */
  get underWay(): number {
    return [...this.#open.values()].reduce((sum, { answers }) => sum + answers.length, 0);
  }

  /** From now on tells with each answer that it is the last on its connection. */
  announceEnd(): void {
    this.#isEnding = true;
    for (const { answers } of this.#open.values()) answers.forEach(({ response }) => announceEnd(response));
  }

  /** From now on closes each connection as soon as no answer is under way on it. */
  closeIdle(): void {
    this.#isClosingIdle = true;
    for (const socket of this.#open.keys()) this.#closeIfIdle(socket);
  }
}

/** Takes note of the length of an answer that is about to be sent. */
export function flows(answer: Answer, bytes: number): void {
  answer.bytes = bytes;
  answer.since = performance.now();
}

/** How often answers are looked after that take too long. */
const LOOK_MILLISECONDS = 1000;

/** What each client holds. */
interface Holdings {
  /** False, with nothing taken, when the client holds as much as it may. */
  readonly take: (client: string) => boolean;
  readonly give: (client: string) => void;
}

function holdingsUpTo(most: number): Holdings {
  const counts = new Map<string, number>();
  return {
    take: (client: string): boolean => {
      const count = counts.get(client) ?? 0;
      if (count < most) counts.set(client, count + 1);
      return count < most;
    },
    give: (client: string): void => {
      const count = counts.get(client) ?? 0;
      if (count > 1) counts.set(client, count - 1);
      else counts.delete(client);
    },
  };
}

function unsentBytes(answers: readonly Answer[]): number {
  let unsent = 0;
  for (const { bytes } of answers) unsent += bytes;
  return unsent;
}

/** Whether the answer that flows, the first, takes longer than it may. */
function isLate([first]: readonly Answer[], { answerMilliseconds }: Bounds): boolean {
  if (first === undefined || first.since === null) return false;
  const allowed = answerMilliseconds * Math.max(1, first.bytes / MEGABYTE);
  return performance.now() - first.since > allowed;
}

const MEGABYTE = 1024 * 1024;

/**
 * What came in one piece, which may be thousands of requests, is parsed to its end even when its connection is closed in the
 * middle: that costs as much as answering, and Node has no word against it. Its parser stops at an answer that it does not
 * know. The property is not documented: without it connections are closed all the same, only at that price.
 */
function readNoFurther(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => -1);
}

const isOwed = ({ response: { headersSent, req } }: Answer): boolean => headersSent || req.complete;

/** Tells the client that no further answer will come on this connection, if it is not too late. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
