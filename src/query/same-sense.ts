/*
 * Which names of parameters and values a mistyped one may stand for. A proposal must never turn the meaning round: it is
 * made when the words of the mistyped name are, apart from spelling, words of the proposed one. So `max_wieght_g` is
 * `max_weight_g`, but `min_weight_g` is not, and `min_rated_torque_nm` is not `min_peak_torque_nm`.
 */

/** The names that a mistyped one may stand for: those with the fewest other words and letters, at most three. */
export function namesMeantBy(mistyped: string, names: readonly string[]): string[] {
  if (mistyped.length > LONGEST) return [];
  const rated = names.flatMap((name) => {
    const difference = differenceBetween(mistyped.toLowerCase(), name.toLowerCase());
    return difference === null ? [] : [{ name, difference }];
  });
  const least = Math.min(...rated.map(({ difference }) => difference));
  const meant = rated.filter(({ difference }) => difference === least).map(({ name }) => name);
  return meant.length > MOST ? [] : meant;
}

// Longer ones are not misspelt but made up.
const LONGEST = 64;

// Of more than these the reader chooses better from the whole list.
const MOST = 3;

// Shorter words (min, max, a unit) tell nothing by themselves.
const TELLING = 4;

// A word more is a greater difference than any misspelling.
const WORD = 10;

/** Letters misspelt and words left out; null where the names do not have the same sense. */
function differenceBetween(mistyped: string, name: string): number | null {
  const given = wordsIn(mistyped);
  const words = wordsIn(name);
  const joined = misspellings(given.join(''), words.join(''));
  if (joined === 0 || (given.length === 1 && joined !== null)) return joined;
  const letters = given.map((word) => leastOf(words.map((other) => misspellings(word, other))));
  if (!letters.every((count) => count !== null) || !given.some((word) => word.length >= TELLING)) return null;
  return letters.reduce((sum, count) => sum + count, 0) + WORD * Math.abs(words.length - given.length);
}

const wordsIn = (name: string): string[] => name.split(/[\W_]+/).filter(Boolean);

const leastOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((least, count) => (least === null || (count !== null && count < least) ? count : least), null);

/** Letters to change, add, leave out or exchange with their neighbour; null for more than is likely by mistake. */
function misspellings(word: string, other: string): number | null {
  const likely = Math.min(2, Math.floor(Math.max(word.length, other.length) / 3));
  if (Math.abs(word.length - other.length) > likely) return null;
  const distance = distanceBetween(word, other);
  return distance <= likely ? distance : null;
}

/** Optimal string alignment distance; only the last two rows of the usual table are kept. */
function distanceBetween(word: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isExchanged = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}
