import type { Log } from '../log.ts';
import type { Limit, Policy, Quota } from './limit.ts';
import { limitInMemory } from './memory-limit.ts';

/** A connected store where several processes count together. */
export interface StoreConnection {
  /** Rejects when the store fails. */
  readonly limit: Limit;
  /** Resolves, with the reason, when the store has closed the connection. */
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

/** That the store holds something for a client that is no count. The store itself counts. */
export class BadValue extends Error {}

/** The way to the store, and the listeners for its failures. */
export interface SharedLimitOptions {
  /** Connects, and makes sure that the store counts. Rejects when it does not. */
  readonly connect: () => Promise<StoreConnection>;
  /** Gets one line for the loss of the store, one for its return, and one for each connection with a value that is no count. */
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Called for every failure, those of attempts to connect included. */
  readonly onError: () => void;
  /** In place of the default times. */
  readonly times?: Partial<StoreTimes>;
}

/** A limit that several processes share. */
export interface SharedLimit extends Limit {
  /** True while the store is away, so that this process counts alone. */
  readonly isLost: () => boolean;
  readonly close: () => void;
}

/** Milliseconds. */
export interface StoreTimes {
  /** A count may take this long. */
  readonly count: number;
  /** Between two attempts to connect. */
  readonly pause: number;
}

/** The times of a server in use. */
export const DEFAULT_TIMES: StoreTimes = { count: 100, pause: 1000 };

/**
 * A limit whose counts lie in a store that others share. While the store is away the counts lie in the memory of this
 * process: no request waits for it, its loss and its return are logged once each, and it is looked for until it is back.
 * A client for which the store holds no count is counted here alone; the others go on in the store.
 */
export async function openSharedLimit(policy: Policy, options: SharedLimitOptions): Promise<SharedLimit> {
  const times = { ...DEFAULT_TIMES, ...options.times };
  const store = keepConnected(options, times.pause);
  const local = limitInMemory(policy);
  const tellOfBadValue = tellOnce(options);
  const count = async (ask: (limit: Limit) => Quota | Promise<Quota>): Promise<Quota> => {
    const connection = store.current();
    if (connection === null) return ask(local);
    try {
      return await inTime(Promise.resolve(ask(connection.limit)), times.count);
    } catch (error) {
      if (error instanceof BadValue) tellOfBadValue(connection, error);
      else store.drop(connection, error);
      return ask(local);
    }
  };
  await store.tried;
  return {
    policy,
    spend: (client, requests) => count((limit) => limit.spend(client, requests)),
    look: (client) => count((limit) => limit.look(client)),
    isLost: () => store.current() === null,
    close: store.close,
  };
}

/** Opens what logs the first bad value of each connection. */
function tellOnce({ log, onError }: Pick<SharedLimitOptions, 'log' | 'onError'>) {
  const toldOf = new WeakSet<StoreConnection>();
  return (connection: StoreConnection, { message }: BadValue): void => {
    onError();
    if (toldOf.has(connection)) return;
    toldOf.add(connection);
    log.warn(
      { reason: message },
      'the store of the rate limit holds a value that is no count: counting that client locally',
    );
  };
}

/** A store that is connected again after each loss. */
interface KeptStore {
  /** Null while the store is away. */
  readonly current: () => StoreConnection | null;
  /** Gives a connection up that has failed. */
  readonly drop: (connection: StoreConnection, reason: unknown) => void;
  readonly close: () => void;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly tried: Promise<void>;
}

/** Keeps a store connected: after a loss it tries at once, and then again after each pause. */
function keepConnected({ connect, log, onError }: SharedLimitOptions, pause: number): KeptStore {
  let current: StoreConnection | null = null;
  // A loss has been logged and no return yet.
  let isLost = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (reason: unknown): void => {
    if (isClosed) return;
    onError();
    if (!isLost) log.warn({ reason: messageOf(reason) }, 'the store of the rate limit is lost: counting locally');
    // The first attempt comes at once: a store that was only slow for a moment is not away for a second.
    timer = setTimeout(() => void attempt(), isLost ? pause : 0).unref();
    isLost = true;
  };

  const drop = (connection: StoreConnection, reason: unknown): void => {
    if (connection !== current) return;
    current = null;
    connection.close();
    lose(reason);
  };

  const take = (connection: StoreConnection): void => {
    if (isClosed) return connection.close();
    current = connection;
    if (isLost) log.info({}, 'the store of the rate limit is back: counts are shared again');
    isLost = false;
    void connection.ended.then((reason) => drop(connection, reason));
  };

  const attempt = (): Promise<void> => connect().then(take, lose);

  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    current?.close();
    current = null;
  };

  return { current: () => current, drop, close, tried: attempt() };
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const SLICES = 4;

/**
 * The outcome of some work, or a rejection when there is none after so many milliseconds. They are counted in slices: a pause of
 * this process uses up one of them, not all, and so is not taken for a failure of the store.
 */
export function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
  const wait = (slices: number): NodeJS.Timeout => setTimeout(() => pass(slices - 1), milliseconds / SLICES);
  let timer = wait(SLICES);
  const pass = (slices: number): void => {
    if (slices > 0) timer = wait(slices);
    // An answer may lie unread in the socket: it is read before we give up.
    else setImmediate(giveUp);
  };
  void work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
