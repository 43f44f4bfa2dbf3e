import { editDistance, likelyMistakes } from './edit-distance.ts';

/*
 * Proposals of known parameters, fields and values for a mistyped name. A proposal must never reverse the
 * meaning or change the quantity: apart from spelling, all words of the mistyped name must be words of the
 * proposed one. So `max_wieght_g` is `max_weight_g`, but `min_weight_g` is not, and `min_rated_torque_nm` is
 * not `min_peak_torque_nm`.
 */

/** Suggestions for a mistyped name: at most three, with the smallest difference in words and letters. */
export function namesMeantBy(mistyped: string, names: readonly string[]): string[] {
  if (mistyped.length > LONGEST) return [];
  const given = spelling(mistyped);
  const differences = names.map((name) => differenceBetween(given, spelling(name)));
  const least = Math.min(...differences);
  const meant = least === Infinity ? [] : names.filter((_, index) => differences[index] === least);
  return meant.length > MOST ? [] : meant;
}

/**
 * Suggests makers or tags: by spelling, otherwise those whose words all occur in the input. `Unitree
 * Robotics` is Unitree.
 */
export function valuesMeantBy(given: string, values: readonly string[]): string[] {
  const meant = namesMeantBy(given, values);
  if (meant.length > 0) return meant;
  const { words } = spelling(given);
  return values.filter((value) => spelling(value).words.every((word) => words.includes(word))).slice(0, MOST);
}

// Longer ones are invented rather than misspelt.
const LONGEST = 64;

// With more suggestions, the whole list is more useful.
const MOST = 3;

// Shorter words (min, max, a unit) name no quantity by themselves.
const SHORTEST_NOUN = 4;

// An extra word is a greater difference than any misspelling.
const WORD = 10;

/** The words of a name, their letters, and the number of words without the unit. */
interface Spelling {
  readonly words: readonly string[];
  readonly letters: string;
  readonly count: number;
}

function spelling(name: string): Spelling {
  // Other APIs write the end last: `weight_g_max`.
  const folded = name.toLowerCase().replace(/^(.+)_(min|max)$/, '$2_$1');
  const unit = UNITS.find((one) => folded.endsWith(one)) ?? '';
  const words = wordsOf(folded);
  return { words, letters: words.join(''), count: words.length - wordsOf(unit).length };
}

const wordsOf = (name: string): string[] => name.split(/[\W_]+/).filter(Boolean);

// A name without its unit is not nearer to another name: `torque` is no more `torque_sensor` than
// `peak_torque_nm`.
const UNITS: readonly string[] = [
  ...['_nm_per_kg', '_nm_per_a', '_nm', '_rpm', '_kg_m2', '_kg', '_g', '_mm', '_v', '_a', '_w'],
  ...['_usd', '_arcmin', '_ohm', '_mh', '_db', '_pct'],
];

/** Misspelt letters plus missing words; infinite if the names differ in meaning. */
function differenceBetween(given: Spelling, known: Spelling): number {
  const joined = misspellings(given.letters, known.letters);
  if (joined === 0 || (given.words.length === 1 && joined < Infinity)) return joined;
  if (!given.words.some((word) => word.length >= SHORTEST_NOUN)) return Infinity;
  if (isRatio(given) !== isRatio(known)) return Infinity;
  // One word with another meaning is enough.
  const letters = given.words
    .map((word) => Math.min(...known.words.map((other) => misspellings(word, other))))
    .reduce((sum, least) => sum + least, 0);
  return letters + WORD * Math.abs(known.count - given.count);
}

/** True if a name is one quantity per another, apart from its unit: `peak_torque_per_kg` is not a torque. */
const isRatio = ({ words, count }: Spelling): boolean => words.slice(0, count).includes('per');

/** The mistakes between two words; infinite if there are too many for a misspelling. */
function misspellings(word: string, other: string): number {
  if (word === other) return 0;
  // `year` is not a misspelt `gear`: another first letter makes another word.
  if (!other.startsWith(word.charAt(0))) return Infinity;
  const likely = likelyMistakes('name', Math.max(word.length, other.length));
  if (Math.abs(word.length - other.length) > likely) return Infinity;
  const distance = editDistance(word, other);
  return distance <= likely ? distance : Infinity;
}
