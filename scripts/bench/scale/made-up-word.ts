const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

const SYLLABLES = CONSONANTS.length * VOWELS.length;

/** A word of three syllables for a number, such as `badabu`: each number below 343,000 has its own. */
export function madeUpWord(number: number): string {
  return [number, Math.floor(number / SYLLABLES), Math.floor(number / SYLLABLES ** 2)].map(syllable).join('');
}

const syllable = (number: number): string =>
  CONSONANTS.charAt(Math.floor((number % SYLLABLES) / VOWELS.length)) + VOWELS.charAt(number % VOWELS.length);
