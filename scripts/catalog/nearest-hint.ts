import { nearestAmong } from '../../src/query/suggest/nearest.ts';

/** ` (nearest: a, b)` with up to three of the words, nearest first, or nothing when no word is near. */
export function nearestHint(word: string, words: readonly string[]): string {
  const near = nearestAmong(words)(word);
  return near.length === 0 ? '' : ` (nearest: ${near.join(', ')})`;
}
