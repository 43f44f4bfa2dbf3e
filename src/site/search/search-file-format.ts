import type { SearchDocument } from '../../query/search/searchable-kinds.ts';
import type { Vocabulary } from '../../query/sentence/words.ts';
import { actuatorPath, brandPath, robotPath } from '../paths.ts';

/** A record that the search box can find: its type and id, names, how it is ranked, its text, other names. */
type FoundRecord = readonly [
  type: string,
  id: string,
  name: string,
  brand: string,
  uses: number,
  known: number,
  text: string,
  ...aliases: string[],
];

/** A page that is not a record: its path, its name and its kind. */
export type PageName = readonly [path: string, name: string, kind: string];

/** The file that the search box reads. */
export interface SearchFile {
  readonly records: readonly FoundRecord[];
  readonly pages: readonly PageName[];
  /** The words of makers' names, folded, which are never corrected. */
  readonly makers: readonly string[];
  /** The names that a sentence may contain. */
  readonly vocabulary: Vocabulary;
  /** The parameters of the finder, by which a sentence can ask. */
  readonly parameters: readonly string[];
}

/** A suggestion of the search box. */
export interface SearchHit {
  readonly type: string;
  /** The record's id; the path of another page. */
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** The maker; empty if there is none. */
  readonly brand: string;
  /** Type of the page, shown beside its name: `Actuator`, `Maker`, `Match to a joint`. */
  readonly kind: string;
}

/** The types of records: where their pages lie, and what they are called. */
const TYPES: Readonly<Record<string, { readonly pathOf: (id: string) => string; readonly kind: string }>> = {
  actuator: { pathOf: actuatorPath, kind: 'Actuator' },
  robot: { pathOf: robotPath, kind: 'Robot' },
  brand: { pathOf: brandPath, kind: 'Maker' },
};

/** The type of pages that are not records. */
export const PAGE = 'page';

/** The type of a sentence, which a page answers. */
export const SENTENCE = 'sentence';

/** The types that a search box of the whole site offers. */
export const EVERYTHING: readonly string[] = [...Object.keys(TYPES), PAGE, SENTENCE];

/** True if a parsed file is the search box's. It is a file of our own build, so its outline is enough. */
export const isSearchFile = (parsed: unknown): parsed is SearchFile =>
  typeof parsed === 'object' && parsed !== null && 'records' in parsed && 'pages' in parsed;

/** The path of every page that the file names. */
export const pathsIn = ({ records, pages }: SearchFile): string[] => [
  ...records.map(([type, id]) => pathOf(type, id)),
  ...pages.map(([path]) => path),
];

const pathOf = (type: string, id: string): string => TYPES[type]?.pathOf(id) ?? id;

/** The records as the law of searches ranks them. */
export const recordDocumentsIn = ({ records }: SearchFile): SearchDocument[] =>
  records.map(([type, id, name, brand, uses, known, text, ...aliases]) => ({
    hit: { type, id, name, brand, summary: '', url: pathOf(type, id), api_url: null },
    aliases,
    text,
    uses,
    known,
  }));

/** The other pages, ranked by the same law; of equals the one that the file names first. */
export const pageDocumentsIn = ({ pages }: SearchFile): SearchDocument[] =>
  pages.map(([path, name, kind], index) => ({
    hit: { type: PAGE, id: path, name, brand: kind, summary: '', url: path, api_url: null },
    aliases: [],
    text: '',
    uses: -index,
    known: 0,
  }));

/** A hit as it is suggested. */
export const foundOf = ({ type, id, name, brand, url }: SearchDocument['hit']): SearchHit => {
  const kind = TYPES[type]?.kind;
  const isNamed = kind === undefined || brand === name;
  return { type, id, path: url, name, brand: isNamed ? '' : brand, kind: kind ?? brand };
};
