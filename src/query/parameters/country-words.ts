import { COUNTRIES } from './value-aliases.ts';

/** Words of texts for countries: their other names, and what comes from there. */
export const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  ...COUNTRIES,
  american: 'united states',
  british: 'united kingdom',
  canadian: 'canada',
  chinese: 'china',
  dutch: 'netherlands',
  french: 'france',
  german: 'germany',
  japanese: 'japan',
  korean: 'south korea',
  polish: 'poland',
  swiss: 'switzerland',
  taiwanese: 'taiwan',
};
