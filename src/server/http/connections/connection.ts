import { isOwed, type PendingAnswer } from './pending-answer.ts';

/** A connection and the requests under way on it. */
export interface Connection {
  readonly client: string;
  /** The answers under way, in the order of their requests. */
  readonly answers: PendingAnswer[];
  /** The number of requests in the last turn of the event loop in which any arrived. */
  begun: number;
  turn: number;
  /** True if it accepts no more requests. */
  isEnding: boolean;
  /** Runs when the last pending answer has been sent. */
  last: (() => void) | null;
}

/** Ends a connection once it has no pending answer. */
export function endIfDone(connection: Connection): void {
  const { answers, last } = connection;
  if (last === null || answers.some(isOwed)) return;
  connection.last = null;
  last();
}
