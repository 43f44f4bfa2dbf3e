/** Whether a value of a record is known: not null, nor the word for it that availability has. */
export const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== 'unknown';
