import { editDistance, likelyMistakes } from './edit-distance.ts';

/*
 * Proposals of known parameters, fields and values for a mistyped name. A proposal must never turn the meaning
 * round or cross a quantity: it is made when the words of the mistyped name are, apart from spelling, words of
 * the proposed one. So `max_wieght_g` is `max_weight_g`, but `min_weight_g` is not, and `min_rated_torque_nm` is
 * not `min_peak_torque_nm`.
 */

/**
 * The names that a mistyped name may stand for: those with the smallest difference in words and letters, at
 * most three.
 */
export function namesMeantBy(mistyped: string, names: readonly string[]): string[] {
  if (mistyped.length > LONGEST) return [];
  const given = spelling(mistyped);
  const differences = names.map((name) => differenceBetween(given, spelling(name)));
  const least = Math.min(...differences);
  const meant = least === Infinity ? [] : names.filter((_, index) => differences[index] === least);
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

// Shorter words (min, max, a unit) say nothing by themselves.
const TELLING = 4;

// A word more is a greater difference than any misspelling.
const WORD = 10;

/** The words of a name, their letters, and how many words it has beside its unit. */
interface Spelling {
  readonly words: readonly string[];
  readonly letters: string;
  readonly count: number;
}

function spelling(name: string): Spelling {
  const folded = name.toLowerCase();
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

/** Letters misspelt and words left out; infinite where the names do not have the same sense. */
function differenceBetween(given: Spelling, known: Spelling): number {
  const joined = misspellings(given.letters, known.letters);
  if (joined === 0 || (given.words.length === 1 && joined < Infinity)) return joined;
  if (!given.words.some((word) => word.length >= TELLING)) return Infinity;
  if (isRatio(given) !== isRatio(known)) return Infinity;
  // One word of another sense is enough, whatever the others are.
  const letters = given.words
    .map((word) => Math.min(...known.words.map((other) => misspellings(word, other))))
    .reduce((sum, least) => sum + least, 0);
  return letters + WORD * Math.abs(known.count - given.count);
}

/** True if a name is one quantity per another, apart from its unit: `peak_torque_per_kg` is not a torque. */
const isRatio = ({ words, count }: Spelling): boolean => words.slice(0, count).includes('per');

/** The mistakes between two words; infinite for more than are likely. */
function misspellings(word: string, other: string): number {
  if (word === other) return 0;
  // `year` is not a misspelt `gear`: another first letter makes another word.
  if (!other.startsWith(word.charAt(0))) return Infinity;
  const likely = likelyMistakes('name', Math.max(word.length, other.length));
  if (Math.abs(word.length - other.length) > likely) return Infinity;
  const distance = editDistance(word, other);
  return distance <= likely ? distance : Infinity;
}
