import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { Readable } from 'node:stream';

/** A file that stays open, so that it can be read to the end even if its name is removed or reused. */
export interface OpenFile {
  /** The file descriptor. */
  readonly fd: number;
  /** Bytes. */
  readonly length: number;
  /** The bytes from `first` to `last`, both included. */
  readonly read: (first: number, last: number) => Readable;
  /** SHA-256 of its bytes at the first call, in hexadecimal. */
  readonly hash: () => string;
  /** Its bytes, which are UTF-8, as a text. */
  readonly text: () => string;
  /** True if its bytes are still those that were opened, by size and time of change. */
  readonly isUnchanged: () => boolean;
  /** Closes it once nothing reads it. */
  readonly close: () => void;
}

/** Opens a file for streaming. Throws when it cannot be read. */
export function openFile(path: string): OpenFile {
  const fd = openSync(path, 'r');
  const { size, mtimeMs } = fstatSync(fd);
  let readers = 0;
  let isClosing = false;
  let digest: string | undefined;
  const closeUnread = (): void => {
    if (isClosing && readers === 0) closeSync(fd);
  };
  return {
    fd,
    length: size,
    read: (first, last) => {
      readers += 1;
      return streamOf(fd, first, last).once('close', () => {
        readers -= 1;
        closeUnread();
      });
    },
    hash: () => (digest ??= hashOf(fd)),
    text: () => fileText(fd),
    isUnchanged: () => {
      const now = fstatSync(fd);
      return now.size === size && now.mtimeMs === mtimeMs;
    },
    close: () => {
      if (isClosing) return;
      isClosing = true;
      closeUnread();
    },
  };
}

/** Reads a file and closes it, even if reading throws. */
export function readOpened<Read>(path: string, read: (file: OpenFile) => Read): Read {
  const file = openFile(path);
  try {
    return read(file);
  } finally {
    file.close();
  }
}

/** Bytes that are read at a time. */
const PIECE_BYTES = 64 * 1024;

/**
 * Streams a part of a file. A stream of `node:fs` would close its file when it is destroyed, whatever its
 * options say.
 */
function streamOf(fd: number, first: number, last: number): Readable {
  let position = first;
  return new Readable({
    read() {
      const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, last + 1 - position));
      if (piece.length === 0) return void this.push(null);
      read(fd, piece, 0, piece.length, position, (error, length) => {
        if (error !== null) return void this.destroy(error);
        if (length === 0) return void this.destroy(new Error('The file is shorter than when it was opened.'));
        position += length;
        this.push(piece.subarray(0, length));
      });
    },
  });
}

function hashOf(fd: number): string {
  const digest = createHash('sha256');
  eachPiece(fd, (piece) => void digest.update(piece));
  return digest.digest('hex');
}

/**
 * In pieces: after one allocation of many megabytes, `malloc` no longer returns smaller ones to the system
 * (`M_MMAP_THRESHOLD` in mallopt(3)).
 */
function fileText(fd: number): string {
  const decoder = new TextDecoder();
  let text = '';
  eachPiece(fd, (piece) => {
    text += decoder.decode(piece, { stream: true });
  });
  return text + decoder.decode();
}

/** Reads a file from its start to its end; a piece is valid until the next one. */
function eachPiece(fd: number, use: (piece: Buffer) => void): void {
  const memory = Buffer.allocUnsafeSlow(PIECE_BYTES);
  for (let position = 0; ;) {
    const length = readSync(fd, memory, 0, memory.length, position);
    if (length === 0) return;
    use(memory.subarray(0, length));
    position += length;
  }
}
