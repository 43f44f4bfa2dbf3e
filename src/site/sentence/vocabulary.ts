import type { Vocabulary } from '../../query/sentence/words.ts';
import type { Catalog } from '../copy/listed.ts';

/** The names of a catalog that a sentence may contain. */
export const vocabularyOf = ({ actuators }: Pick<Catalog, 'actuators'>): Vocabulary => ({
  brands: [...new Set(actuators.map(({ brand }) => brand))],
  buses: [...new Set(actuators.flatMap(({ figures: { comm } }) => (Array.isArray(comm) ? comm.map(String) : [])))],
});
