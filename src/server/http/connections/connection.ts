import { isOwed, type PendingAnswer } from './pending-answer.ts';

/** A connection and the requests under way on it. */
export interface Connection {
  readonly client: string;
  /** The answers under way, in the order of their requests. */
  readonly answers: PendingAnswer[];
  /** The number of requests that came on it in one turn of the event loop, the last in which one came. */
  begun: number;
  turn: number;
  /** True if it takes no further request. */
  isEnding: boolean;
  /** Runs when the last answer that is owed has gone. */
  last: (() => void) | null;
}

/** Ends a connection once no answer is owed on it any more. */
export function endIfDone(connection: Connection): void {
  const { answers, last } = connection;
  if (last === null || answers.some(isOwed)) return;
  connection.last = null;
  last();
}
