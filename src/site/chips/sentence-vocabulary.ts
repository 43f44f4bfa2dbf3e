import type { FilterWord } from '../../query/parameters/names/filter-word.ts';
import type { Vocabulary } from '../../query/sentence/words.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';

/** The names of a catalog that a sentence may contain, and the words of its fields. */
export function sentenceVocabulary(
  { actuators }: Pick<Catalog, 'actuators'>,
  words: readonly FilterWord[],
): Vocabulary {
  const namesOf = (field: string): string[] => [
    ...new Set(actuators.flatMap(({ figures }) => figures[field] ?? []).map(String)),
  ];
  return {
    brand: namesOf('brand'),
    comm: namesOf('comm'),
    control_mode: namesOf('control_modes'),
    country: namesOf('country'),
    words,
  };
}
