import { nearestAmong, openNames, prepareNames, type PreparedNames } from './nearest.ts';
import { openSpelling, prepareSpelling } from './spelling.ts';
import { fold, gramsOf, joinedText, modelNamedBy, tokensOf } from './text.ts';

/** What a search can find, as it is answered. */
export interface Hit {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly summary: string;
  readonly url: string;
  readonly api_url: string | null;
}

/** A hit with what it is found and ranked by. */
export interface Findable {
  readonly hit: Hit;
  /** Other names that people use. */
  readonly aliases: readonly string[];
  /** What else is said of it. */
  readonly text: string;
  /** How often it is used, and how much is known of it: of two hits of one class, the more used comes first, then the better known. */
  readonly uses: number;
  readonly known: number;
}

/** Findables as the build writes them: folded once. */
export interface PreparedFindables {
  readonly folded: readonly Folded[];
  readonly vocabulary: PreparedNames;
  readonly names: PreparedNames;
}

interface Folded extends Pick<Findable, 'hit' | 'uses' | 'known'> {
  /** The name, brand and name, the id, aliases. */
  readonly names: readonly string[];
  /** Their letters and digits. */
  readonly joined: readonly string[];
  readonly text: string;
}

/** What is asked of a search. */
export interface Asked {
  readonly text: string;
  /** The types of hits that are wanted; null for all. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

/** The best hits, how many there are, and where there are none, the nearest names. */
export interface Ranked {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly didYouMean: readonly string[];
}

/** Folds names and texts, and prepares the words to which misspelt ones are corrected. */
export function prepareFindables(findables: readonly Findable[]): PreparedFindables {
  const folded = findables.map(({ hit, aliases, text, uses, known }): Folded => {
    const names = [hit.name, nameWithBrand(hit), hit.id, ...aliases].map(fold);
    return { hit, uses, known, names, joined: names.map(joinedText), text: fold([...names, text].join('\n')) };
  });
  return {
    folded,
    vocabulary: prepareSpelling(folded.map(({ text }) => text)),
    names: prepareNames([...new Set(findables.map(({ hit }) => nameWithBrand(hit)))], piecesOf),
  };
}

const nameWithBrand = ({ brand, name }: Hit): string => (brand === name ? name : `${brand} ${name}`);

const piecesOf = (name: string): string[] => gramsOf(fold(name), 2);

/** Opens findables: ranks what a text finds. */
export function openFindables({ folded, vocabulary, names }: PreparedFindables): (asked: Asked) => Ranked {
  const correct = openSpelling(vocabulary);
  const likelyNames = openNames(names, piecesOf);
  const nearest = (text: string): string[] => {
    const likely = likelyNames(text, CANDIDATES);
    return [...new Set([...nearestAmong(likely)(text.trim(), NEAREST), ...likely])].slice(0, NEAREST);
  };
  const occurs = (term: string): boolean => folded.some((findable) => holds(findable, term));
  return ({ text, types, limit }) => {
    const terms = tokensOf(fold(text)).map((term) => (occurs(term) ? term : (correct(term) ?? term)));
    const found = folded
      .filter(({ hit }) => types === null || types.includes(hit.type))
      .map((findable) => ({ findable, rank: rankOf(findable, terms) }))
      .filter(({ rank }) => rank !== null)
      .toSorted((left, right) => Number(left.rank) - Number(right.rank) || compared(left.findable, right.findable));
    return {
      hits: found.slice(0, limit).map(({ findable }) => findable.hit),
      total: found.length,
      didYouMean: found.length > 0 ? [] : nearest(text),
    };
  };
}

// Fuse compares each of these letter by letter.
const CANDIDATES = 40;

const NEAREST = 3;

// Fewer letters and digits are in every other name.
const SHORTEST_JOINED = 3;

/** The classes of hits: exact name, its beginning, its letters and digits, all words in it, the rest of the text; null for no hit. */
function rankOf(findable: Folded, terms: readonly string[]): number | null {
  const { names, joined } = findable;
  const whole = terms.join(' ');
  const model = joinedText(whole);
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  if (model.length >= SHORTEST_JOINED && joined.some((name) => name.includes(model))) return 2;
  if (names.some((name) => terms.every((term) => name.includes(term)))) return 3;
  return terms.every((term) => holds(findable, term)) ? 4 : null;
}

function holds({ text, joined }: Folded, term: string): boolean {
  if (text.includes(term)) return true;
  const model = modelNamedBy(term);
  return model !== null && joined.some((name) => name.includes(model));
}

const compared = (left: Folded, right: Folded): number =>
  right.uses - left.uses || right.known - left.known || (left.hit.id < right.hit.id ? -1 : 1);
