import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, read } from 'node:fs';
import { Readable } from 'node:stream';

/** A file that stays open, so that it can be read to the end whatever becomes of its name. */
export interface OpenFile {
  readonly fd: number;
  /** Bytes. */
  readonly length: number;
  /** Streams the bytes from `first` to `last`, both included. */
  readonly read: (first: number, last: number) => Readable;
  /** SHA-256 of its bytes when it was first asked for, in hexadecimal. */
  readonly hash: () => Promise<string>;
  /** Whether its bytes are still those that were opened, as far as size and time of change tell. */
  readonly isUnchanged: () => boolean;
  /** Closes it when nothing reads it any more. */
  readonly close: () => void;
}

/** Opens a file for streaming. Throws when it cannot be read. */
export function openFile(path: string): OpenFile {
  const fd = openSync(path, 'r');
  const { size, mtimeMs } = fstatSync(fd);
  let readers = 0;
  let isClosing = false;
  let digest: Promise<string> | undefined;
  const closeUnread = (): void => {
    if (isClosing && readers === 0) closeSync(fd);
  };
  const readFrom = (first: number, last: number): Readable => {
    readers += 1;
    return streamOf(fd, first, last).once('close', () => {
      readers -= 1;
      closeUnread();
    });
  };
  return {
    fd,
    length: size,
    read: readFrom,
    hash: () => (digest ??= hashOf(readFrom(0, size - 1))),
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

/** Bytes that are read at a time. */
const PIECE_BYTES = 64 * 1024;

/** Not a stream of `node:fs`: that closes its file when it is destroyed, whatever its options say. */
function streamOf(fd: number, first: number, last: number): Readable {
  let position = first;
  return new Readable({
    read() {
      const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, last + 1 - position));
      if (piece.length === 0) return void this.push(null);
      read(fd, piece, 0, piece.length, position, (error, length) => {
        if (error !== null) return void this.destroy(error);
        if (length === 0) return void this.destroy(new Error('The file ended before its end.'));
        position += length;
        this.push(piece.subarray(0, length));
      });
    },
  });
}

async function hashOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const digest = createHash('sha256');
  for await (const piece of pieces) digest.update(piece);
  return digest.digest('hex');
}
