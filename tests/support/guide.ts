import { chapterMarkdown, CHAPTERS } from '../../src/site/guide/chapters.ts';
import { guideOver } from './guide-over.ts';
import { realService } from './real-service.ts';

/** The real catalog as the guide reads it. */
export const guideService = guideOver(realService);

/** A chapter of the guide as Markdown. Throws for an unknown slug. */
export function chapterAt(slug: string): string {
  const chapter = CHAPTERS.find((candidate) => candidate.slug === slug);
  if (chapter === undefined) throw new Error(`The guide has no chapter "${slug}".`);
  return chapterMarkdown(guideService, chapter);
}
