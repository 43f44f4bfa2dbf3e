import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, read as readPiece } from 'node:fs';
import { Readable } from 'node:stream';

/** A file that stays open, so that it can be read to the end whatever becomes of its name. */
export interface OpenFile {
  readonly fd: number;
  /** Bytes. */
  readonly length: number;
  /** Streams the bytes from `first` to `last`, both included. */
  readonly read: (first: number, last: number) => Readable;
  /** Streams all bytes in pieces of a megabyte, for reading a long file at once. */
  readonly readAll: () => Readable;
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
  const read = (first: number, last: number, pieceBytes = PIECE_BYTES): Readable => {
    readers += 1;
    return streamOf(fd, { first, last, pieceBytes }).once('close', () => {
      readers -= 1;
      closeUnread();
    });
  };
  const readAll = (): Readable => read(0, size - 1, LONG_PIECE_BYTES);
  return {
    fd,
    length: size,
    read: (first, last) => read(first, last),
    readAll,
    hash: () => (digest ??= hashOf(readAll())),
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

/** Bytes that are read at a time for a client, and of a long file that is read at once. */
const PIECE_BYTES = 64 * 1024;
const LONG_PIECE_BYTES = 1024 * 1024;

interface Piecewise {
  readonly first: number;
  readonly last: number;
  readonly pieceBytes: number;
}

/** Not a stream of `node:fs`: that closes its file when it is destroyed, whatever its options say. */
function streamOf(fd: number, { first, last, pieceBytes }: Piecewise): Readable {
  let position = first;
  return new Readable({
    read() {
      const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, last + 1 - position));
      if (piece.length === 0) return void this.push(null);
      readPiece(fd, piece, 0, piece.length, position, (error, length) => {
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
