import { afterEach, expect, test, vi } from 'vitest';
import { makerWords } from '../../../src/query/search/search-documents.ts';
import { openSpelling } from '../../../src/query/suggest/misspelt-words.ts';
import { vocabularyOf } from '../../../src/query/table/words/text.ts';
import { searchNotesOn } from '../../../src/site/finder/search-notes.ts';
import { searchFile } from '../../../src/site/search/build-search-file.ts';
import { copied, service, site } from '../fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

/** The words of a search that the finder corrects. */
async function correctedOf(text: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(searchFile(site))));
  return (await searchNotesOn(copied, new Map(), text)).corrected;
}

test('a misspelt search word is corrected as by the API', async () => {
  expect(await correctedOf('quadraped')).toEqual([['quadraped', 'quadruped']]);
});

test("a maker's name is never corrected, even of a maker without an actuator", async () => {
  const correct = openSpelling(vocabularyOf(copied.actuators.map(({ words }) => words)));
  const isWritten = (word: string): boolean => copied.actuators.some(({ words }) => words.includes(word));
  const likeAWord = makerWords(service.dataset).filter((word) => !isWritten(word) && correct(word) !== null);
  expect(likeAWord.length).toBeGreaterThan(0);
  expect(await correctedOf(likeAWord.join(' '))).toEqual([]);
});
