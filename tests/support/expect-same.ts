import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Compares long lists: vitest takes ten times as long, so that it only says what differs. */
export function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
