import type { ServerResponse } from 'node:http';

/** An answer in progress. */
export interface PendingAnswer {
  readonly response: ServerResponse;
  /** The name under which its client is counted. */
  readonly client: string;
  /** Called when it has been sent, or never will be. */
  readonly onEnd: () => void;
  bytes: number;
  /** Bytes of memory that it uses until it is sent. */
  memory: number;
  /** The time at which it was ready to be sent; null before. */
  since: number | null;
}

/** Bytes of answers that are not yet sent. */
export function unsentBytes(answers: readonly PendingAnswer[]): number {
  let unsent = 0;
  for (const { bytes } of answers) unsent += bytes;
  return unsent;
}

/** True if the answer that is being sent, the first, takes longer than it may. */
export function isLate([first]: readonly PendingAnswer[], answerMilliseconds: number, now: number): boolean {
  if (first === undefined || first.since === null) return false;
  return now - first.since > answerMilliseconds * Math.max(1, first.bytes / MEGABYTE);
}

const MEGABYTE = 1024 * 1024;

/** True if only this answer may be written now: its request is complete, or its head has been sent. */
export const isOwed = ({ response: { headersSent, req } }: PendingAnswer): boolean =>
  headersSent || req.complete;

/** Announces that this is the last answer on the connection, if it is not too late. */
export function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
