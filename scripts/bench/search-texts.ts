import type { Actuator } from '../../src/catalog/records.ts';
import { searchedTexts } from '../../src/query/listings.ts';
import { fold, wordsOf } from '../../src/query/text.ts';

// One in so many is misspelt, as people do.
const MISSPELT_EVERY = 10;

// Neighbours in the list come from records far apart. Prime, so that every text keeps its own place.
const STRIDE = 1_000_003;

/** Different search texts: each a part of a record's name and a word of the same record, in an order of no meaning. */
export function searchTexts(actuators: readonly Actuator[]): string[] {
  const texts = [...new Set(actuators.flatMap(textsOf))];
  const shuffled = texts.map((_, place) => texts[(place * STRIDE) % texts.length] ?? '');
  return shuffled.map((text, place) => (place % MISSPELT_EVERY === 0 ? withMisspeltWord(text) : text));
}

/** Words of the records, misspelt: two letters in the middle changed places, each different. */
export function misspeltWords(actuators: readonly Actuator[]): string[] {
  const words = actuators.flatMap((actuator) => wordsOf(fold(searchedText(actuator))));
  return [...new Set(words.filter((word) => word.length > 5).map(misspelt))];
}

/** A word with two letters in its middle changed places: `quadruped` becomes `quarduped`. */
export function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}

function textsOf(actuator: Actuator): string[] {
  const words = [...new Set(wordsOf(fold(searchedText(actuator))))];
  return partsOf(fold(actuator.name)).flatMap((part) => words.map((word) => `${part} ${word}`));
}

const searchedText = (actuator: Actuator): string => searchedTexts(actuator).join(' ');

/** Pieces of a name's words, three to six characters from anywhere: people type `4310` for `DM-J4310-2EC`. */
const partsOf = (name: string): string[] =>
  name.split(/\s+/).flatMap((word) => LENGTHS.flatMap((length) => pieces(word, length)));

const LENGTHS = [3, 4, 5, 6];

const pieces = (word: string, length: number): string[] =>
  Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) => word.slice(start, start + length));

function withMisspeltWord(text: string): string {
  const [part = '', word = ''] = text.split(' ');
  return `${part} ${misspelt(word)}`;
}
