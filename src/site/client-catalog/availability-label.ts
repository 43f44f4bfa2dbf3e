/** Availability of an actuator, shown before its figures: as one word, and as a sentence. */
export interface AvailabilityLabel {
  readonly word: string;
  readonly says: string;
  readonly isEnded: boolean;
}

/** Availabilities that are shown; "sold" goes without saying. */
const LABELS: Readonly<Record<string, AvailabilityLabel>> = {
  discontinued: { word: 'discontinued', says: 'The maker no longer sells it', isEnded: true },
  eol: { word: 'EOL', says: 'End of life: the maker has announced the end of its production', isEnded: true },
  unknown: {
    word: 'availability unknown',
    says: 'No source says whether it is still sold',
    isEnded: false,
  },
};

/** Label for an availability; null when the actuator is sold. */
export const availabilityLabelOf = (availability: unknown): AvailabilityLabel | null =>
  LABELS[typeof availability === 'string' ? availability : 'unknown'] ?? null;
