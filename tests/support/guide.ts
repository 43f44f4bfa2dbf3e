import { chapterMarkdown, CHAPTERS } from '../../src/site/guide/chapters.ts';
import { guideOver } from './guide-over.ts';
import { realService } from './real-service.ts';

/** The catalog of the project as the guide is written from it. */
export const guideService = guideOver(realService);

/** A chapter of the guide as Markdown. Throws for a slug that no chapter has. */
export function chapterAt(slug: string): string {
  const chapter = CHAPTERS.find((candidate) => candidate.slug === slug);
  if (chapter === undefined) throw new Error(`The guide has no chapter "${slug}".`);
  return chapterMarkdown(guideService, chapter);
}
