import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Compares long lists; vitest is ten times slower and only used to show a difference. */
export function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
