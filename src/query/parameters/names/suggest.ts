import { editDistance } from '../../table/words/edit-distance.ts';

/*
 * Proposals of known parameters and values for a mistyped name. A proposal must never turn the meaning round:
 * it is made when the words of the mistyped name are, apart from spelling, words of the proposed one. So
 * `max_wieght_g` is `max_weight_g`, but `min_weight_g` is not, and `min_rated_torque_nm` is not
 * `min_peak_torque_nm`.
 */

/**
 * The names that a mistyped one may stand for: those with the fewest other words and letters, at most three.
 */
export function namesMeantBy(mistyped: string, names: readonly string[]): string[] {
  if (mistyped.length > LONGEST) return [];
  const given = spelling(mistyped);
  const rated = names.flatMap((name) => {
    const difference = differenceBetween(given, spelling(name));
    return difference === null ? [] : [{ name, difference }];
  });
  const least = Math.min(...rated.map(({ difference }) => difference));
  const meant = rated.filter(({ difference }) => difference === least).map(({ name }) => name);
  return meant.length > MOST ? [] : meant;
}

/**
 * The makers or tags that a given one may stand for: as names are meant, else those all of whose words it
 * has. `Unitree Robotics` is Unitree.
 */
export function valuesMeantBy(given: string, values: readonly string[]): string[] {
  const meant = namesMeantBy(given, values);
  if (meant.length > 0) return meant;
  const { words } = spelling(given);
  return values.filter((value) => spelling(value).words.every((word) => words.includes(word))).slice(0, MOST);
}

// Longer ones are not misspelt but made up.
const LONGEST = 64;

// Of more than these the reader chooses better from the whole list.
const MOST = 3;

// Shorter words (min, max, a unit) tell nothing by themselves.
const TELLING = 4;

// A word more is a greater difference than any misspelling.
const WORD = 10;

type Spelling = Readonly<ReturnType<typeof spelling>>;

/** The words of a name, their letters, and how many words it has beside its unit. */
function spelling(name: string) {
  const words = wordsOf(name.toLowerCase());
  return { words, letters: words.join(''), count: wordsOf(name.toLowerCase().replace(UNIT, '')).length };
}

const wordsOf = (name: string): string[] => name.split(BETWEEN_WORDS).filter(Boolean);

const BETWEEN_WORDS = /[\W_]+/;

// Whoever leaves the unit out means no other name for that: `torque` is no more `torque_sensor` than
// `peak_torque_nm`.
const UNIT = /_(nm(_per_(kg|a))?|rpm|kg_m2|k?g|mm|v|a|w|usd|arcmin|ohm|mh|db|pct)$/;

/** Letters misspelt and words left out; null where the names do not have the same sense. */
function differenceBetween(
  { words: given, letters: all, count: ofGiven }: Spelling,
  { words, letters: known, count }: Spelling,
): number | null {
  const joined = misspellings(all, known);
  if (joined === 0 || (given.length === 1 && joined !== null)) return joined;
  if (!given.some((word) => word.length >= TELLING)) return null;
  let letters = 0;
  for (const word of given) {
    const least = leastOf(words.map((other) => misspellings(word, other)));
    // One word of another sense is enough, whatever the others are.
    if (least === null) return null;
    letters += least;
  }
  return letters + WORD * Math.abs(count - ofGiven);
}

/** The least of some counts; null where none is known. */
function leastOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * Letters to change, add, leave out or exchange with their neighbour; null for more than is likely by
 * mistake.
 */
function misspellings(word: string, other: string): number | null {
  if (word === other) return 0;
  // `year` is no misspelt `gear`: another first letter makes another word.
  if (!other.startsWith(word.charAt(0))) return null;
  const likely = Math.min(2, Math.floor(Math.max(word.length, other.length) / 3));
  if (likely === 0 || Math.abs(word.length - other.length) > likely) return null;
  const distance = editDistance(word, other);
  return distance <= likely ? distance : null;
}
