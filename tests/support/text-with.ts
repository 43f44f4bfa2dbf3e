import { expect } from 'vitest';

/** Any text that has the given part, for use in an expected value. */
export const textWith = (part: string | RegExp): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part);
