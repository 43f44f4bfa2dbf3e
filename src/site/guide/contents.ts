import { titleOf } from '../pages.ts';
import { chapterPath, PATHS } from '../paths.ts';
import { chapterMarkdown, CHAPTERS } from './chapters.ts';
import { headingsOf, renderMarkdown } from './render-markdown.ts';
import type { GuideService } from './texts.ts';

/**
 * The pages of the guide: each with its title and the headings below it. A link to a heading leads to the
 * page of its chapter.
 */
export function guidePages(service: GuideService) {
  const drafts = CHAPTERS.map((chapter) => {
    const markdown = chapterMarkdown(service, chapter);
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

/**
 * Every page of the guide in the order of reading: the chapters, and after the first one the form that builds
 * a request.
 */
export const CONTENTS = CHAPTERS.map(({ slug, name }) => ({ path: chapterPath(slug), name })).toSpliced(
  1,
  0,
  {
    path: PATHS.requestForm,
    name: titleOf(PATHS.requestForm),
  },
);

/** The pages before and after one. */
export function neighboursOf(path: string) {
  const index = CONTENTS.findIndex((entry) => entry.path === path);
  return { previous: CONTENTS[index - 1], next: CONTENTS[index + 1] };
}
