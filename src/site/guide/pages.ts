import { titleOf } from '../pages.ts';
import { chapterPath, PATHS } from '../paths.ts';
import { CHAPTERS, type Chapter, type GuideService } from './chapters.ts';
import { headingsOf, renderMarkdown, type Heading } from './render.ts';

/** A chapter of the guide as a page. */
export interface GuidePage {
  readonly chapter: Chapter;
  readonly path: string;
  readonly markdown: string;
  readonly html: string;
  readonly title: string;
  /** Its headings but the title. */
  readonly headings: readonly Heading[];
}

/** The pages of the guide. A link to a heading leads to the page of its chapter. */
export function guidePages(service: GuideService): GuidePage[] {
  const drafts = CHAPTERS.map((chapter) => {
    const markdown = `${chapter.textOf(service)}\n`;
    const [title, ...headings] = headingsOf(markdown);
    return { chapter, markdown, title, headings, path: chapterPath(chapter.slug) };
  });
  const addresses = new Map(
    drafts.flatMap(({ path, title, headings }) => [
      ...headings.map(({ id }) => [id, `${path}#${id}`] as const),
      ...(title === undefined ? [] : [[title.id, path] as const]),
    ]),
  );
  return drafts.map(({ title, ...draft }) => ({
    ...draft,
    title: title?.text ?? draft.chapter.name,
    html: renderMarkdown(draft.markdown, (anchor) => addresses.get(anchor) ?? `#${anchor}`),
  }));
}

/** A page of the guide as its contents name it. */
export interface ContentsEntry {
  readonly path: string;
  readonly name: string;
}

/** Every page of the guide in the order of reading: the chapters, and after the first one the form that builds a request. */
export const CONTENTS: readonly ContentsEntry[] = CHAPTERS.map(({ slug, name }) => ({
  path: chapterPath(slug),
  name,
})).toSpliced(1, 0, { path: PATHS.requestForm, name: titleOf(PATHS.requestForm) });

/** The pages before and after one. */
export function neighboursOf(path: string): { previous: ContentsEntry | undefined; next: ContentsEntry | undefined } {
  const index = CONTENTS.findIndex((entry) => entry.path === path);
  return { previous: index > 0 ? CONTENTS[index - 1] : undefined, next: CONTENTS[index + 1] };
}
