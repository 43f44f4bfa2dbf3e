import { ABOUT } from '../../api/discovery.ts';
import type { Service } from '../../api/service.ts';
import { paragraphs } from './markdown.ts';
import { operationsSection } from './operations.ts';
import { cachingSection, limitsSection, machinesSection, paginationSection, versioningSection } from './policies.ts';
import { quickStart } from './quick-start.ts';
import { errorsSection, fieldsSection, headersSection } from './reference.ts';

/** The guide to the API as Markdown, with a last chapter of one's own. */
export function guideMarkdown(service: Service, lastChapter: string): string {
  const { baseUrl } = service;
  const text = paragraphs(
    '# Guide to the API',
    `${ABOUT.description} There is no key and no account; every call only reads and is safe to repeat. Production is the sandbox. All paths are below \`${baseUrl}\`.`,
    quickStart(baseUrl),
    operationsSection(service),
    fieldsSection(),
    errorsSection(service),
    paginationSection(baseUrl),
    limitsSection(service.rateLimit),
    cachingSection(baseUrl),
    headersSection(),
    versioningSection(),
    machinesSection(baseUrl),
    lastChapter,
  );
  return `${text}\n`;
}
