import { isOwed, type PendingAnswer } from './pending-answer.ts';

/** A connection and the answers under way on it. */
export interface Connection {
  readonly client: string;
  /** In the order of their requests. */
  readonly answers: PendingAnswer[];
  /** Requests that came on it within one turn of the event loop, the latest in which any came. */
  begun: number;
  turn: number;
  /** True once it takes no further request. */
  isEnding: boolean;
  /** Called when the last answer that is owed has gone. */
  last: (() => void) | null;
}

/** Calls the last function of a connection, once no answer is owed on it any more. */
export function endIfDone(connection: Connection): void {
  const { answers, last } = connection;
  if (last === null || answers.some(isOwed)) return;
  connection.last = null;
  last();
}
