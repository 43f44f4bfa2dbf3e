/** The keys of an object with their values, of unknown type. */
export const entriesOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value);
