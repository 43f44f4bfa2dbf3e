/** The keys of an object with their values, of which nothing is known. */
export const entriesOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value);
