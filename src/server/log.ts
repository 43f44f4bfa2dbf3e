import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/**
 * The log of the server: one line for each request, without a message, and messages about the server itself.
 */
export interface Log {
  /** True if lines of a level are written. */
  isLevelEnabled(level: 'info'): boolean;
  info(fields: object, message?: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The levels of a log, lowest first. Lines use the numbers of pino and Bunyan, which log readers know. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const numberOf = (level: LogLevel): number => 10 * (1 + LOG_LEVELS.indexOf(level));

/** A log that never stops the service: lines that cannot be written are dropped and counted. */
export interface OpenLog extends Omit<PieceWriter, 'write'> {
  readonly log: Log;
}

/** Writes lines in batches. */
interface PieceWriter {
  readonly write: (line: string) => void;
  /** The number of lines that could not be written since the start. */
  readonly dropped: () => number;
  /** True if lines were dropped within the last minute. */
  readonly isLosing: () => boolean;
  /** Writes the remaining lines, as far as the destination accepts them within a second. */
  readonly flush: () => Promise<void>;
}

/**
 * The destination of lines, such as a stream. Each write reports its own failure, and the next may succeed
 * again.
 */
export interface Sink {
  /** Characters waiting to be written. */
  readonly writableLength: number;
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Opens a log of JSON lines, by default on the standard error stream: the standard output holds the ready
 * line alone.
 */
export function openLog(level: LogLevel, sink: Sink = process.stderr): OpenLog {
  const { write, ...writer } = writeInPieces(sink);
  const time = isoTimes();
  const isLevelEnabled = (name: LogLevel): boolean => numberOf(name) >= numberOf(level);
  const writeAt = (name: LogLevel) => {
    const begin = `{"level":${numberOf(name)},"time":"`;
    const isEnabled = isLevelEnabled(name);
    return (fields: object, message?: string): void => {
      if (isEnabled) write(`${begin}${time()}"${membersOf(fields, message)}}\n`);
    };
  };
  const log: Log = { isLevelEnabled, info: writeAt('info'), warn: writeAt('warn'), error: writeAt('error') };
  return { log, ...writer };
}

/**
 * The members of a line after its time, each after a comma. An error has its stack and
 * causes.
 */
function membersOf(fields: object, message: string | undefined): string {
  const members = JSON.stringify('err' in fields ? { ...fields, err: describe(fields.err) } : fields).slice(
    1,
    -1,
  );
  const ours = members === '' ? '' : `,${members}`;
  return message === undefined ? ours : `${ours},"msg":${JSON.stringify(message)}`;
}

const describe = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: inspect(error) }
    : { message: inspect(error) };

/** The time in ISO 8601. Cached for a millisecond, because dozens of requests are answered in one. */
function isoTimes(): () => string {
  let time = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== time) {
      time = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}

// Written in batches of some hundred lines, or after a second: a write wakes its reader, which costs more
// than an answer.
const PIECE = 32 * 1024;
const FLUSH_MILLISECONDS = 1000;

/** The maximum number of characters waiting for a slow reader. */
const MOST_WAITING = 1024 * 1024;

const RECENT_MILLISECONDS = 60_000;

function writeInPieces(sink: Sink): PieceWriter {
  let lines: string[] = [];
  let length = 0;
  let dropped = 0;
  let lastDropped = -Infinity;

  const drop = (count: number): void => {
    dropped += count;
    lastDropped = performance.now();
  };

  const pass = (): Promise<void> => {
    const piece = lines.join('');
    const count = lines.length;
    lines = [];
    length = 0;
    if (count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      sink.write(piece, (error) => {
        if (error) drop(count);
        resolve();
      });
    });
  };

  // A full disk or a closed reader is reported by each write, so there is nothing to do here.
  sink.on('error', () => undefined);
  setInterval(() => void pass(), FLUSH_MILLISECONDS).unref();

  return {
    write: (line) => {
      if (sink.writableLength + length > MOST_WAITING) return drop(1);
      lines.push(line);
      length += line.length;
      if (length >= PIECE) void pass();
    },
    dropped: () => dropped,
    isLosing: () => performance.now() - lastDropped < RECENT_MILLISECONDS,
    flush: () => Promise.race([pass(), pause(FLUSH_MILLISECONDS)]),
  };
}
