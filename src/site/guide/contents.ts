import { chapterPath, PATHS } from '../paths.ts';
import { CHAPTERS } from './chapters.ts';

/** A page of the guide as its contents name it. */
export interface ContentsEntry {
  readonly path: string;
  readonly name: string;
}

const [START, ...FURTHER] = CHAPTERS.map(({ slug, name }) => ({ path: chapterPath(slug), name }));

/** Every page of the guide in the order of reading: the chapters, and after the first one the form that builds a request. */
export const CONTENTS: readonly ContentsEntry[] = [
  ...(START === undefined ? [] : [START]),
  { path: PATHS.requestForm, name: 'Build a request' },
  ...FURTHER,
];

/** The pages before and after one. */
export function neighboursOf(path: string): { previous: ContentsEntry | undefined; next: ContentsEntry | undefined } {
  const place = CONTENTS.findIndex((entry) => entry.path === path);
  return { previous: place > 0 ? CONTENTS[place - 1] : undefined, next: CONTENTS[place + 1] };
}
