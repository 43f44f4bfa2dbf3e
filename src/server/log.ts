import { setTimeout as pause } from 'node:timers/promises';
import { pino, type LevelWithSilent } from 'pino';

/** What the server writes of requests: one line each, and its faults. */
export interface Log {
  /** Whether lines of a level are written at all. */
  isLevelEnabled(level: 'info'): boolean;
  info(fields: object): void;
  error(fields: object, message: string): void;
}

/** What the process logs about itself. */
export interface Notices {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The levels of a log. */
export type LogLevel = LevelWithSilent;

/** A log that never stops the service: what cannot be written is dropped and counted. */
export interface OpenLog {
  readonly log: Log & Notices;
  /** Lines that could not be written since the start. */
  readonly dropped: () => number;
  /** Whether lines were dropped within the last minute. */
  readonly isLosing: () => boolean;
  /** Writes what is left, as far as it is taken within a second. */
  readonly flush: () => Promise<void>;
}

/** Where lines go, such as a stream. Each write reports its own failure, and the next may succeed again. */
export interface Sink {
  /** Characters that wait to be taken. */
  readonly writableLength: number;
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
}

/** Opens a log of JSON lines, by default on the standard error stream: the standard output holds the ready line alone. */
export function openLog(level: LogLevel, sink: Sink = process.stderr): OpenLog {
  const { write, ...writer } = writeInPieces(sink);
  return { log: pino({ level, base: null, timestamp: isoTimes() }, { write }), ...writer };
}

/** Tells the time as a member of a line. Dozens of requests are answered in a millisecond: the text is made once for them. */
function isoTimes(): () => string {
  let [time, member] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== time) [time, member] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return member;
  };
}

// Written in pieces of some hundred lines, or after a second: a write wakes its reader, which costs more than an answer.
const PIECE = 32 * 1024;
const FLUSH_MILLISECONDS = 1000;

/** Characters that wait for a reader who is slow, at most. */
const MOST_WAITING = 1024 * 1024;

const RECENT_MILLISECONDS = 60_000;

function writeInPieces(sink: Sink) {
  let text = '';
  let lines = 0;
  let dropped = 0;
  let lastDropped = -Infinity;

  const drop = (count: number): void => {
    dropped += count;
    lastDropped = performance.now();
  };

  const pass = (): Promise<void> => {
    const [piece, count] = [text, lines];
    text = '';
    lines = 0;
    if (count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      sink.write(piece, (error) => {
        if (error) drop(count);
        resolve();
      });
    });
  };

  // A full disk, or a reader that has gone: each write reports it, so there is nothing to do here.
  sink.on('error', () => undefined);
  setInterval(() => void pass(), FLUSH_MILLISECONDS).unref();

  return {
    write: (line: string): void => {
      if (sink.writableLength + text.length > MOST_WAITING) return drop(1);
      text += line;
      lines += 1;
      if (text.length >= PIECE) void pass();
    },
    dropped: () => dropped,
    isLosing: () => performance.now() - lastDropped < RECENT_MILLISECONDS,
    flush: () => Promise.race([pass(), pause(FLUSH_MILLISECONDS)]),
  };
}
