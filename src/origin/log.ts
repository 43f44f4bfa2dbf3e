import { destination, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';

/** What the origin writes: one line per request, and its faults. */
export interface Log {
  info(fields: object): void;
  error(fields: object, message: string): void;
}

/** What the process says of itself, beside the requests. */
export interface Notices {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log and the way to write out what it still holds. */
export interface OpenLog {
  readonly log: Log & Notices;
  readonly flush: () => void;
}

// Written in pieces of a memory page, or after a second: a write for each line would cost more than the answer.
const BUFFERING = { sync: false, minLength: 4096, periodicFlush: 1_000 } as const;

/** Opens the log: JSON lines on the standard error stream, so that the standard output holds the ready line alone. */
export function openLog(level: Config['logLevel']): OpenLog {
  const stream = destination({ dest: 2, ...BUFFERING });
  const log = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, stream);
  return { log, flush: () => stream.flushSync() };
}
