import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientKey, networkKey, type Clients } from '../client-key.ts';
import { endIfDone, type Connection } from './connection.ts';
import { hangUp, stopReading } from './hang-up.ts';
import { limitPerHolder } from './limit-per-holder.ts';
import { announceEnd, isLate, unsentBytes, type PendingAnswer } from './pending-answer.ts';
import { CLIENTS_PER_NETWORK, FREE_SHARE, type Bounds } from './resource-limits.ts';

/** The bounds on connections, the clients behind them, and a listener. */
export interface ConnectionOptions {
  readonly bounds: Bounds;
  readonly clients: Clients;
  /** Called for each connection that is closed for exceeding a bound. */
  readonly onRefusal: () => void;
}

/** The connections of a server and their answers in progress. Connections that exceed a limit are closed. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  /** Connections without an answer in progress, with the time they became idle, longest idle first. */
  readonly #idle = new Map<Socket, number>();
  readonly #watching: ConnectionOptions;
  readonly #held;
  readonly #heldByNetwork;
  readonly #memory;
  /** Turns of the event loop in which requests arrived. */
  #turn = 0;
  #isCountingTurn = false;
  #isEnding = false;
  #isClosingIdle = false;

  constructor(server: Server, watching: ConnectionOptions) {
    const { bounds } = watching;
    this.#watching = watching;
    this.#held = limitPerHolder(bounds.perClient);
    this.#heldByNetwork = limitPerHolder(bounds.perClient * CLIENTS_PER_NETWORK);
    this.#memory = limitPerHolder(bounds.clientBytes);
    server.maxConnections = bounds.connections;
    server.on('drop', watching.onRefusal).on('connection', (socket: Socket) => this.#take(socket));
    const timer = setInterval(() => this.#closeLate(), LOOK_MILLISECONDS).unref();
    server.once('close', () => clearInterval(timer));
  }

  #take(socket: Socket): void {
    const { bounds, clients } = this.#watching;
    const address = socket.remoteAddress ?? '';
    const client = clientKey(address);
    if (!clients.isProxy(address) && !this.#hold(socket, client, networkKey(address)))
      return this.#close(socket);
    this.#open.set(socket, { client, answers: [], begun: 0, turn: 0, isEnding: false, last: null });
    this.#idle.set(socket, performance.now());
    socket.once('close', () => this.#forget(socket));
    if (this.#open.size > bounds.connections - Math.floor(bounds.connections * FREE_SHARE))
      this.#closeLongestIdle();
  }

  /** Counts a connection for its client and network until it is closed; false if that exceeds a limit. */
  #hold(socket: Socket, client: string, network: string | null): boolean {
    if (!this.#held.take(client)) return false;
    const isHeld = network === null || this.#heldByNetwork.take(network);
    if (!isHeld) this.#held.give(client);
    else
      socket.once('close', () => {
        this.#held.give(client);
        if (network !== null) this.#heldByNetwork.give(network);
      });
    return isHeld;
  }

  #forget(socket: Socket): void {
    // Node emits no event for answers that wait behind another one.
    this.#open
      .get(socket)
      ?.answers.slice()
      .forEach((answer) => this.#end(socket, answer));
    this.#open.delete(socket);
    this.#idle.delete(socket);
  }

  #close(socket: Socket): void {
    this.#watching.onRefusal();
    stopReading(socket);
    this.#open.get(socket)?.answers.forEach((answer) => this.#release(answer));
    this.#idle.delete(socket);
    socket.destroy();
  }

  #closeLongestIdle(): void {
    const [[socket] = []] = this.#idle;
    // The new connection itself is never closed, even if all others are busy.
    if (socket !== undefined && this.#idle.size > 1) this.#close(socket);
  }

  #closeLate(): void {
    const { bounds } = this.#watching;
    const now = performance.now();
    for (const [socket, { answers }] of this.#open)
      if (isLate(answers, bounds.answerMilliseconds, now)) this.#close(socket);
    for (const [socket, since] of this.#idle) {
      if (now - since < bounds.idleMilliseconds) return;
      this.#close(socket);
    }
  }

  /**
   * Registers a request before it is answered. Null if it exceeds a limit: it gets no answer, and its
   * connection is closed after the earlier answers.
   */
  begin(response: ServerResponse, client: string, onEnd: () => void): PendingAnswer | null {
    const { socket } = response.req;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isEnding || socket.destroyed) return null;
    const { answers } = connection;
    const { bounds } = this.#watching;
    const isFull = answers.length >= bounds.answers || unsentBytes(answers) > bounds.unsentBytes;
    if (this.#countAtOnce(connection) > bounds.answers || isFull) return this.#refuseFurther(socket);
    const forwarded = client === socket.remoteAddress ? null : clientKey(client);
    if (forwarded !== null && !this.#held.take(forwarded)) {
      this.#close(socket);
      return null;
    }
    const answer = {
      response,
      client: forwarded ?? connection.client,
      onEnd,
      bytes: 0,
      memory: 0,
      since: null,
    };
    answers.push(answer);
    this.#idle.delete(socket);
    if (this.#isEnding) announceEnd(response);
    response.on('close', () => this.#end(socket, answer));
    return answer;
  }

  #refuseFurther(socket: Socket): null {
    this.#watching.onRefusal();
    stopReading(socket);
    this.closeAfterAnswers(socket, () => hangUp(socket));
    return null;
  }

  /** Registers that an answer was sent, or never will be. */
  #end(socket: Socket, answer: PendingAnswer): void {
    const connection = this.#open.get(socket);
    const index = connection?.answers.indexOf(answer) ?? -1;
    if (connection === undefined || index === -1) return;
    const { answers } = connection;
    answers.splice(index, 1);
    this.#release(answer);
    if (answer.client !== connection.client) this.#held.give(answer.client);
    answer.onEnd();
    if (connection.isEnding) return endIfDone(connection);
    if (answers.length > 0) return;
    this.#idle.set(socket, performance.now());
    if (this.#isClosingIdle) this.#closeIfIdle(socket);
  }

  #release(answer: PendingAnswer): void {
    this.#memory.give(answer.client, answer.memory);
    answer.memory = 0;
  }

  /**
   * Reserves memory for an answer, replacing its previous reservation: before it is made, and again once its
   * size is known. False, without a reservation, if its client is over its limit or gone.
   */
  reserve(answer: PendingAnswer, memory: number): boolean {
    const { socket } = answer.response.req;
    this.#release(answer);
    if (this.#open.get(socket)?.answers.includes(answer) !== true) return false;
    if (!this.#memory.take(answer.client, memory)) return false;
    answer.memory = memory;
    this.#closeSlowestOnes();
    return !socket.destroyed;
  }

  /**
   * Registers an answer that is about to be sent. False if too much is waiting for its client; the connection
   * is then closed.
   */
  sends(answer: PendingAnswer, bytes: number, memory: number): boolean {
    const { socket } = answer.response.req;
    this.#release(answer);
    if (socket.destroyed) return false;
    if (!this.#memory.take(answer.client, memory)) {
      this.#close(socket);
      return false;
    }
    Object.assign(answer, { bytes, memory, since: performance.now() });
    this.#closeSlowestOnes();
    return !socket.destroyed;
  }

  /** Closes connections until all answers together fit into their memory limit. */
  #closeSlowestOnes(): void {
    while (this.#memory.sum() > this.#watching.bounds.allBytes && this.#closeSlowest());
  }

  /** Closes the connection with the longest waiting answer; false if there is none. */
  #closeSlowest(): boolean {
    let slowest: Socket | null = null;
    let earliest = Infinity;
    for (const [socket, { answers }] of this.#open) {
      const since = answers[0]?.since ?? Infinity;
      if (since < earliest && !socket.destroyed) [slowest, earliest] = [socket, since];
    }
    if (slowest !== null) this.#close(slowest);
    return slowest !== null;
  }

  /**
   * Accepts no more requests on a connection, and runs a function after its last pending answer. Only the
   * first call counts.
   */
  closeAfterAnswers(socket: Duplex, last: () => void): void {
    const connection = socket instanceof Socket ? this.#open.get(socket) : undefined;
    if (connection === undefined || connection.isEnding) return;
    connection.isEnding = true;
    connection.last = last;
    endIfDone(connection);
  }

  /**
   * Counts a request among those that arrived on its connection in this turn, whether or not answers are
   * waiting.
   */
  #countAtOnce(connection: Connection): number {
    if (!this.#isCountingTurn) {
      this.#isCountingTurn = true;
      setImmediate(() => {
        this.#isCountingTurn = false;
        this.#turn += 1;
      });
    }
    connection.begun = connection.turn === this.#turn ? connection.begun + 1 : 1;
    connection.turn = this.#turn;
    return connection.begun;
  }

  /** The number of answers in progress. */
  get underWay(): number {
    return [...this.#open.values()].reduce((sum, { answers }) => sum + answers.length, 0);
  }

  /** From now on marks each answer as the last on its connection. */
  announceEnd(): void {
    this.#isEnding = true;
    for (const { answers } of this.#open.values()) answers.forEach(({ response }) => announceEnd(response));
  }

  /** From now on closes each connection as soon as it has no answer in progress. */
  closeIdle(): void {
    this.#isClosingIdle = true;
    for (const socket of this.#open.keys()) this.#closeIfIdle(socket);
  }

  #closeIfIdle(socket: Socket): void {
    if (this.#open.get(socket)?.answers.length === 0) socket.destroySoon();
  }
}

/** Sweep interval for idle and overdue connections. */
const LOOK_MILLISECONDS = 1000;
