import { ABOUT } from '../../api/documents/discovery.ts';
import type { Service } from '../../api/service.ts';
import type { McpService } from '../../mcp/service.ts';
import { choosingChapter } from './choosing.ts';
import { paragraphs } from './markdown.ts';
import { mcpChapter } from './mcp/chapter.ts';
import { meaningChapter } from './meaning.ts';
import { OPERATION_CHAPTERS, operationsChapter } from './operations.ts';
import { filtersChapter } from './parameter-rows.ts';
import { rulesChapter } from './policies.ts';
import { quickStart } from './quick-start.ts';
import { errorsSection, fieldsChapter } from './reference.ts';
import { torqueChapter } from './torque-at-a-speed.ts';
import { whatToAsk } from './what-to-ask.ts';

/** The service behind the guide's examples: the API and MCP. */
export type GuideService = Service & McpService;

/** A chapter of the guide: a page of its own, and a part of the whole text. */
export interface Chapter {
  /** The last part of its address; empty for the first, which lies at the guide's own. */
  readonly slug: string;
  /** Its name in the table of contents. */
  readonly name: string;
  /** Description for search engines. */
  readonly says: string;
  /** Its Markdown. The first heading is the title of its page. */
  readonly textOf: (service: GuideService) => string;
}

/** Chapters, in the order in which they are read. */
export const CHAPTERS: readonly Chapter[] = [
  {
    slug: '',
    name: 'Start',
    says: 'The API in five minutes: one question with curl, JavaScript and Python, what to ask for what you want, and every error with its repair.',
    textOf: startChapter,
  },
  {
    slug: 'choosing',
    name: 'Choosing',
    says: 'From a requirement to a choice: a knee, a replacement, the bill of materials of an arm, data for a notebook, each with its answer.',
    textOf: choosingChapter,
  },
  {
    slug: 'torque-at-a-speed',
    name: 'Torque at a speed',
    says: 'What stall, peak and rated torques and no-load, maximum and rated speeds mean, and what they prove about a torque at a speed.',
    textOf: torqueChapter,
  },
  {
    slug: 'meaning',
    name: 'What answers mean',
    says: 'Unknown figures and unknown kinds, sources and second readings, doubts, units, corrected searches, control modes, licence and citation.',
    textOf: meaningChapter,
  },
  {
    slug: 'rules',
    name: 'Rules of use',
    says: 'Pagination, limits, caching, response headers, versioning and deprecation.',
    textOf: rulesChapter,
  },
  {
    slug: 'filters',
    name: 'Filters of actuators',
    says: 'Every filter of actuators, in groups: what it is, torque and speed, size, supply, trust, use.',
    textOf: filtersChapter,
  },
  ...OPERATION_CHAPTERS.map((chapter) => ({
    ...chapter,
    textOf: (service: GuideService) => operationsChapter(service, chapter),
  })),
  {
    slug: 'fields',
    name: 'Fields',
    says: 'Every field of actuators, robots and motors: type, unit, whether it may be null, and what it means.',
    textOf: fieldsChapter,
  },
  {
    slug: 'mcp',
    name: 'MCP for AI agents',
    says: 'The catalog as tools for AI agents: how to connect, tools, conversations, limits, and what they cost in tokens.',
    textOf: mcpChapter,
  },
];

/** The whole guide as Markdown. */
export const guideMarkdown = (service: GuideService): string =>
  `${paragraphs(...CHAPTERS.map(({ textOf }) => textOf(service)))}\n`;

/**
 * The first chapter: one question, what to ask for what one wants, and the errors, to which every problem
 * leads.
 */
function startChapter(service: GuideService): string {
  return paragraphs(
    '# Guide to the API',
    `${ABOUT.description} There is no key and no account; every call only reads and is safe to repeat. Production is the sandbox. All paths are below \`${service.baseUrl}\`.`,
    quickStart(service.baseUrl),
    whatToAsk(),
    errorsSection(service),
  );
}
