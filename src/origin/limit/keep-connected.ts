import type { Connection, SharedLimitParts } from './shared-limit.ts';

/** A connection that is made again whenever it was lost. */
export interface Keeper {
  /** Null while there is none. */
  readonly current: () => Connection | null;
  /** Gives a connection up that has failed. */
  readonly drop: (connection: Connection, reason: unknown) => void;
  readonly close: () => void;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly tried: Promise<void>;
}

interface State {
  connection: Connection | null;
  /** A loss has been logged and no return yet. */
  isLost: boolean;
  isClosed: boolean;
  timer?: NodeJS.Timeout;
}

/** Keeps a store connected: tries again at once, and then every so many milliseconds, for as long as there is none. */
export function keepConnected({ connect, log, onFault }: SharedLimitParts, pause: number): Keeper {
  const state: State = { connection: null, isLost: false, isClosed: false };

  const lose = (reason: unknown): void => {
    if (state.isClosed) return;
    onFault?.();
    if (!state.isLost) log.warn({ reason: wordsOf(reason) }, 'the store of the rate limit is lost: counting locally');
    // The first attempt comes at once: a store that was only slow for a moment is not away for a second.
    state.timer = setTimeout(() => void attempt(), state.isLost ? pause : 0).unref();
    state.isLost = true;
  };

  const drop = (connection: Connection, reason: unknown): void => {
    if (connection !== state.connection) return;
    state.connection = null;
    connection.close();
    lose(reason);
  };

  const take = (connection: Connection): void => {
    if (state.isClosed) return connection.close();
    state.connection = connection;
    if (state.isLost) log.info({}, 'the store of the rate limit is back: counts are shared again');
    state.isLost = false;
    void connection.ended.then((reason) => drop(connection, reason));
  };

  const attempt = (): Promise<void> => connect().then(take, lose);

  const close = (): void => {
    state.isClosed = true;
    clearTimeout(state.timer);
    state.connection?.close();
    state.connection = null;
  };

  return { current: () => state.connection, drop, close, tried: attempt() };
}

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
