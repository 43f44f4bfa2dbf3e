/** Under what the catalog's own wording may be used: its SPDX name, its title, its text. */
export const CATALOG_LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
