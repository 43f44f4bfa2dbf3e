/** True for a value that is known: not null, nor the word `unknown` of availability. */
export const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== 'unknown';
