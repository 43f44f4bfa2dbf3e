import { globSync, readFileSync } from 'node:fs';
import type { Service } from '../../src/api/service.ts';
import { chapterMarkdown, CHAPTERS } from '../../src/site/guide/chapters.ts';
import type { GuideService } from '../../src/site/guide/guide-service.ts';
import { textsByName } from '../../src/site/guide/texts.ts';
import { mcpOver } from '../mcp/support/service.ts';
import { realService } from './real-service.ts';

/** The written text of the guide, as a build reads it. */
export const guideTexts = textsByName(
  Object.fromEntries(globSync('src/site/guide/texts/*.md').map((path) => [path, readFileSync(path, 'utf8')])),
);

/** A service from which the guide is written. */
export const guideOver = (service: Service): GuideService => ({ ...mcpOver(service), guideTexts });

/** The catalog of the project as the guide is written from it. */
export const guideService = guideOver(realService);

/** A chapter of the guide as Markdown. Throws for a slug that no chapter has. */
export function chapterAt(slug: string): string {
  const chapter = CHAPTERS.find((candidate) => candidate.slug === slug);
  if (chapter === undefined) throw new Error(`The guide has no chapter "${slug}".`);
  return chapterMarkdown(guideService, chapter);
}
