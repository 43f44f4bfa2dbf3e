import { chapterPath } from '../paths.ts';
import { CHAPTERS, type Chapter, type GuideService } from './chapters.ts';
import { headingsOf, renderMarkdown, type Heading } from './render.ts';

/** A chapter of the guide as a page. */
export interface GuidePage {
  readonly chapter: Chapter;
  readonly markdown: string;
  readonly html: string;
  readonly title: string;
  /** Its headings but the title. */
  readonly headings: readonly Heading[];
}

/** The pages of the guide. A link to a heading of another chapter leads to that chapter's page. */
export function guidePages(service: GuideService): GuidePage[] {
  const drafts = CHAPTERS.map((chapter) => ({ chapter, markdown: `${chapter.textOf(service)}\n` }));
  const pathOfAnchor = new Map(
    drafts.flatMap(({ chapter: { slug }, markdown }) =>
      headingsOf(markdown).map(({ id }) => [id, chapterPath(slug)] as const),
    ),
  );
  return drafts.map(({ chapter, markdown }) => {
    const own = chapterPath(chapter.slug);
    const addressOf = (anchor: string): string => {
      const path = pathOfAnchor.get(anchor);
      return path === undefined || path === own ? `#${anchor}` : `${path}#${anchor}`;
    };
    const [title, ...headings] = headingsOf(markdown);
    return {
      chapter,
      markdown,
      html: renderMarkdown(markdown, addressOf),
      title: title?.text ?? chapter.name,
      headings,
    };
  });
}
