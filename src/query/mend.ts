import { nearestAmong } from './nearest.ts';
import { wordsOf } from './text.ts';

/** Mends a folded search term; null when it occurs nowhere and no word is near, so that it must find nothing. */
export type Mend = (term: string) => string | null;

/**
 * A mender over the folded texts of a collection. A term that occurs somewhere stays as it is. A term of four or more
 * letters without a digit becomes the nearest word of the texts; one with a digit is a part number and is never mended.
 */
export function mender(texts: readonly string[]): Mend {
  const allText = texts.join('\n');
  const words = nearestAmong([...new Set(wordsOf(allText))].sort());
  return (term) => {
    if (allText.includes(term)) return term;
    return mayBeMended(term) ? (words(term, 1)[0] ?? null) : null;
  };
}

const mayBeMended = (term: string): boolean => !/\p{N}/u.test(term) && (term.match(/\p{L}/gu)?.length ?? 0) >= 4;
