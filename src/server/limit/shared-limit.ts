import type { Log } from '../log.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { Limit, Policy, Quota } from './limit.ts';
import { limitInMemory } from './memory-limit.ts';

/** A connected store where several processes count together. */
export interface Connection {
  /** Rejects when the store fails. */
  readonly limit: Limit;
  /** Resolves, with the reason, when the store has closed the connection. */
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

/** Thrown when the store holds a value for a client that is not a count. The store itself counts. */
export class BadValue extends Error {}

/** The store of a shared limit, and the listeners that learn of its state. */
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
  /** True while the store is away, so that this process counts alone. */
  readonly isLost: () => boolean;
  /** Closes the connection to the store. */
  readonly close: () => void;
}

/** Milliseconds that a count may take, and between two attempts to connect. */
export const TIMES = { count: 100, pause: 1000 };

/**
 * A limit whose counts lie in a store that others share. While the store is away the counts lie in the memory
 * of this process: no request waits for it, its loss and its return are logged once each, and it is looked
 * for until it is back. A client for which the store holds no count is counted here alone; the others go on
 * in the store.
 */
export async function openSharedLimit(policy: Policy, deps: SharedLimitDeps): Promise<SharedLimit> {
  const times = { ...TIMES, ...deps.times };
  const store = keepConnected(deps, times.pause);
  const local = limitInMemory(policy);
  const tellOfBadValue = tellOnce(deps);
  const count = (ask: (limit: Limit) => MaybePromise<Quota>): MaybePromise<Quota> => {
    const connection = store.current();
    if (connection === null) return ask(local);
    return inTime(Promise.resolve(ask(connection.limit)), times.count).catch((error: unknown) => {
      if (error instanceof BadValue) tellOfBadValue(connection, error);
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
function tellOnce({ log, onFailure }: Pick<SharedLimitDeps, 'log' | 'onFailure'>) {
  const toldOf = new WeakSet<Connection>();
  return (connection: Connection, { message }: BadValue): void => {
    onFailure();
    if (toldOf.has(connection)) return;
    toldOf.add(connection);
    log.warn(
      { reason: message },
      'the store of the rate limit holds a value that is not a count: counting that client locally',
    );
  };
}

/** Keeps a store connected: while there is none it tries at once, and then again after each pause. */
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
    // The first attempt comes at once: a store that was only slow for a moment is not away for a second.
    timer = setTimeout(() => void attempt(), isLost ? pause : 0).unref();
    isLost = true;
  };

  /** Gives a connection up that has failed. */
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
 * The outcome of some work, or a rejection when there is none after so many milliseconds. They are counted in
 * slices: a moment in which this very process stood still uses up one of them, not all. Otherwise every pause
 * of ours would be taken for a failure of the store.
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
