import { anyOf, type Filter, type Filters } from './filter.ts';

/** The facts that filters must know of a field that has one of a few words. */
export interface ChoiceField {
  readonly field: string;
  /** The name of its filter. */
  readonly name: string;
  /** Its sentences, of which the first says what it is. */
  readonly says: string;
  readonly words: readonly string[];
}

/** The filters on fields of few words: any of them, one filter of each field, in the order of their table. */
export const choicesOf = (fields: readonly ChoiceField[]): Filters =>
  Object.fromEntries(
    fields.map(({ field, name, says, words }): [string, Filter] => [
      name,
      anyOf(field, {
        says: `${says.replace(/\.( .*)?$/, '')}; a comma is "or".`,
        example: words.slice(0, 2).join(','),
        words,
      }),
    ]),
  );
