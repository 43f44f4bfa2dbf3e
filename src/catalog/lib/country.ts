/* Browsers load this file too, so it must not import a schema, even indirectly. */

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** English short name of an ISO 3166-1 alpha-2 code: `KR` -> `South Korea`. Null for an unknown country. */
export function countryName(code: string | undefined): string | null {
  return code === undefined ? null : (names.of(code) ?? null);
}

/** True if two capital letters are the code of a country: `GB`, but not its alias `UK`. */
export const isCountry = (code: string): boolean =>
  new Intl.Locale('und', { region: code }).region === code && countryName(code) !== null;

/**
 * Flag emoji of an ISO 3166-1 alpha-2 code: its letters as regional indicators. Null for an unknown country.
 */
export function countryFlag(code: string | undefined): string | null {
  if (code === undefined) return null;
  const offset = 0x1f1e6 - 'A'.charCodeAt(0);
  return String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + offset));
}
