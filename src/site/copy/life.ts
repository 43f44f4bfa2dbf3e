/**
 * What a buyer must know of an actuator's availability before its figures: a word, and the same in a
 * sentence.
 */
export interface Life {
  readonly word: string;
  readonly says: string;
  readonly isEnded: boolean;
}

/** Availabilities that a line tells: what is sold goes without saying. */
const LIVES: Readonly<Record<string, Life>> = {
  discontinued: { word: 'discontinued', says: 'Its maker no longer sells it', isEnded: true },
  eol: { word: 'EOL', says: 'Its maker has announced its end of life', isEnded: true },
  unknown: {
    word: 'availability ?',
    says: 'No source of ours says whether it is still sold',
    isEnded: false,
  },
};

/** What a line tells of an availability; null where it is sold. */
export const lifeOf = (availability: unknown): Life | null =>
  LIVES[typeof availability === 'string' ? availability : 'unknown'] ?? null;
