import { countryName } from '../../../catalog/lib/country.ts';
import { fold, joinedText } from '../../table/words/text.ts';

/** Other spellings of buses, reduced to letters and digits. */
const BUSES: Readonly<Record<string, string>> = {
  canbus: 'can',
  canfd: 'can fd',
  rs485: 'rs-485',
  modbusrtu: 'modbus rtu',
};

/** A bus as filters list it: in lower case, `CANFD` and `can-fd` as `can fd`. */
export function busSpelled(text: string): string {
  const joined = joinedText(fold(text));
  return Object.hasOwn(BUSES, joined) ? (BUSES[joined] ?? joined) : text.toLowerCase();
}

/** Common names of the categories. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  'quasi direct drive': 'qdd_proprioceptive',
  qdd: 'qdd_proprioceptive',
  'smart servo': 'smart_servo',
  'bus servo': 'smart_servo',
  'serial servo': 'smart_servo',
  'strain wave': 'harmonic_precision',
  harmonic: 'harmonic_precision',
  'harmonic drive': 'harmonic_precision',
  'harmonic gear': 'harmonic_precision',
  cycloidal: 'cycloidal_premium',
  frameless: 'frameless_driver',
  'joint module': 'integrated_joint',
};

/** Other names of countries, with their codes. `UK` is not a code of ISO 3166-1. */
const COUNTRIES: Readonly<Record<string, string>> = {
  america: 'united states',
  britain: 'united kingdom',
  korea: 'south korea',
  uk: 'united kingdom',
  usa: 'united states',
};

/** Words for countries in texts: their other names and their adjectives. */
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

/**
 * A country as filters list it: its English short name in lower case, also for its code of two letters (ISO
 * 3166-1).
 */
export function countrySpelled(text: string): string {
  const joined = joinedText(fold(text));
  if (Object.hasOwn(COUNTRIES, joined)) return COUNTRIES[joined] ?? joined;
  const named = /^[a-z]{2}$/.test(joined) ? countryName(joined.toUpperCase()) : null;
  return (named ?? text).toLowerCase();
}

/** A value as the filter of that name lists it. */
export function valueSpelled(filter: string, text: string): string {
  if (filter === 'comm') return busSpelled(text);
  return filter === 'country' ? countrySpelled(text) : text.toLowerCase();
}
