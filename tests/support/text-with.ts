import { expect } from 'vitest';

/** Matches any text with the given part, inside an expected value. */
export const textWith = (part: string | RegExp): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part);
