import type { Log } from '../log.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { Limit, Policy, Quota } from './limit.ts';
import { limitInMemory } from './memory-limit.ts';

/** A connected store that several processes share. */
export interface Connection {
  /** Rejects when the store fails. */
  readonly limit: Limit;
  /** Resolves, with the reason, when the store has closed the connection. */
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

/** Thrown when the store holds a value for a client that is not a count. The store itself counts. */
export class BadValue extends Error {}

/** The store of a shared limit, and the listeners for its state. */
export interface SharedLimitDeps {
  /** Connects and makes sure that the store counts. Rejects when it does not. */
  readonly connect: () => Promise<Connection>;
  /**
   * Called once for its loss, once for its return, and once per connection for a value that is not a count.
   */
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Called for every failure, also of attempts to connect. */
  readonly onFailure: () => void;
  /** Times other than the defaults. */
  readonly times?: Partial<typeof TIMES>;
}

/** A limit whose counts several processes share. */
export interface SharedLimit extends Limit {
  /** True while the store is unavailable and this process counts alone. */
  readonly isLost: () => boolean;
  /** Closes the connection to the store. */
  readonly close: () => void;
}

/** Milliseconds that a count may take, and between two attempts to connect. */
export const TIMES = { count: 100, pause: 1000 };

/**
 * A limit that counts in a shared store. While the store is unavailable, this process counts in its own
 * memory: no request waits, loss and return are logged once each, and it keeps reconnecting. A client with a
 * corrupt count in the store is counted only here; the others still in the store.
 */
export async function openSharedLimit(policy: Policy, deps: SharedLimitDeps): Promise<SharedLimit> {
  const times = { ...TIMES, ...deps.times };
  const store = keepConnected(deps, times.pause);
  const local = limitInMemory(policy);
  const reportBadValue = reportOnce(deps);
  const count = (ask: (limit: Limit) => MaybePromise<Quota>): MaybePromise<Quota> => {
    const connection = store.current();
    if (connection === null) return ask(local);
    return inTime(Promise.resolve(ask(connection.limit)), times.count).catch((error: unknown) => {
      if (error instanceof BadValue) reportBadValue(connection, error);
      else store.drop(connection, error);
      return ask(local);
    });
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

/** Reports the first bad value that comes over a connection. */
function reportOnce({ log, onFailure }: Pick<SharedLimitDeps, 'log' | 'onFailure'>) {
  const reported = new WeakSet<Connection>();
  return (connection: Connection, { message }: BadValue): void => {
    onFailure();
    if (reported.has(connection)) return;
    reported.add(connection);
    log.warn(
      { reason: message },
      'the store of the rate limit holds a value that is not a count: counting that client locally',
    );
  };
}

/** Keeps a store connected: after a loss it reconnects at once, then again after each pause. */
function keepConnected({ connect, log, onFailure }: SharedLimitDeps, pause: number) {
  let current: Connection | null = null;
  // A loss has been logged and no return yet.
  let isLost = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (reason: unknown): void => {
    if (isClosed) return;
    onFailure();
    if (!isLost)
      log.warn({ reason: messageOf(reason) }, 'the store of the rate limit is lost: counting locally');
    // The first attempt is immediate, so that a moment of slowness does not cost a second without the store.
    timer = setTimeout(() => void attempt(), isLost ? pause : 0).unref();
    isLost = true;
  };

  /** Drops a failed connection. */
  const drop = (connection: Connection, reason: unknown): void => {
    if (connection !== current) return;
    current = null;
    connection.close();
    lose(reason);
  };

  const take = (connection: Connection): void => {
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

  // `tried` resolves when the first attempt to connect has succeeded or failed.
  return { current: () => current, drop, close, tried: attempt() };
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const SLICES = 4;

/**
 * The outcome of some work, or a rejection after a timeout. The timeout is counted in slices, so that a pause
 * of this process uses up only one of them. Otherwise every pause of ours would look like a failure of the
 * store.
 */
export function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
  const wait = (slices: number): NodeJS.Timeout => setTimeout(() => pass(slices - 1), milliseconds / SLICES);
  let timer = wait(SLICES);
  const pass = (slices: number): void => {
    if (slices > 0) timer = wait(slices);
    // An unread answer may wait in the socket, so we read it before giving up.
    else setImmediate(giveUp);
  };
  void work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
