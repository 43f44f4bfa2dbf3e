import { ABOUT } from '../../api/documents/discovery.ts';
import { PAGE_SIZE } from '../../limits.ts';
import { mcpValues } from './mcp/chapter.ts';
import { fillText, type GuideService, type Placeholders } from './texts.ts';
import { choosingValues } from './values/choosing.ts';
import { wantsTable } from './values/common-wishes.ts';
import { errorValues } from './values/errors.ts';
import { fieldsValues } from './values/fields.ts';
import { filtersValues } from './values/filters.ts';
import { meaningValues } from './values/meaning.ts';
import { OPERATION_CHAPTERS, operationsValues } from './values/operations.ts';
import { rulesValues } from './values/rules.ts';
import { toolsValues } from './values/tools.ts';
import { torqueValues } from './values/torque-at-a-speed.ts';

/** A chapter of the guide: a page of its own, and a part of the whole text. */
export interface Chapter {
  /** The last part of its address; empty for the first, which lies at the guide's own. */
  readonly slug: string;
  /** Its name in the table of contents. */
  readonly name: string;
  /** Description for search engines. */
  readonly says: string;
  /** The name of its file in `texts`. Its first heading is the title of its page. */
  readonly text: string;
  /** The values of the placeholders in its text. */
  readonly valuesFrom: (service: GuideService) => Placeholders;
}

/** Chapters, in the order in which they are read. */
export const CHAPTERS: readonly Chapter[] = [
  {
    slug: '',
    name: 'Start',
    says: 'The API in five minutes: one question with curl, JavaScript and Python, common questions with their requests, and every error with its repair.',
    text: 'start',
    valuesFrom: startValues,
  },
  {
    slug: 'tools',
    name: 'Your tools',
    says: 'The catalog in pandas, Polars, a spreadsheet, DuckDB, a generated TypeScript client or an MCP client: code that runs, and its result.',
    text: 'tools',
    valuesFrom: toolsValues,
  },
  {
    slug: 'choosing',
    name: 'Choosing',
    says: 'From a requirement to a choice: a knee, a replacement, the bill of materials of an arm, data for a notebook, each with its answer.',
    text: 'choosing',
    valuesFrom: choosingValues,
  },
  {
    slug: 'torque-at-a-speed',
    name: 'Torque at a speed',
    says: 'The meaning of stall, peak and rated torques and of no-load, maximum and rated speeds, and what they prove about a torque at a speed.',
    text: 'torque-at-a-speed',
    valuesFrom: torqueValues,
  },
  {
    slug: 'meaning',
    name: 'Reading answers',
    says: 'Unknown figures and unknown kinds, sources and second readings, doubts, units, corrected searches, control modes, licence and citation.',
    text: 'meaning',
    valuesFrom: meaningValues,
  },
  {
    slug: 'rules',
    name: 'Rules of use',
    says: 'Pagination, limits, caching, response headers, versioning and deprecation.',
    text: 'rules',
    valuesFrom: rulesValues,
  },
  {
    slug: 'filters',
    name: 'Filters of actuators',
    says: 'Every filter of actuators, in groups: name and category, torque and speed, size, supply, trust, use.',
    text: 'filters',
    valuesFrom: filtersValues,
  },
  ...OPERATION_CHAPTERS.map((chapter) => ({
    ...chapter,
    text: 'operations',
    valuesFrom: (service: GuideService) => operationsValues(service, chapter),
  })),
  {
    slug: 'fields',
    name: 'Fields',
    says: 'Every field of actuators, robots and motors: type, unit, whether it may be null, and what it means.',
    text: 'fields',
    valuesFrom: fieldsValues,
  },
  {
    slug: 'mcp',
    name: 'MCP for AI agents',
    says: 'The catalog as tools for AI agents: how to connect, tools, conversations, limits, and what they cost in tokens.',
    text: 'mcp',
    valuesFrom: mcpValues,
  },
];

/** A chapter as Markdown. */
export const chapterMarkdown = (service: GuideService, { text, valuesFrom }: Chapter): string =>
  `${fillText(service.guideTexts, text, valuesFrom(service))}\n`;

/** The whole guide as Markdown. */
export const guideMarkdown = (service: GuideService): string =>
  CHAPTERS.map((chapter) => chapterMarkdown(service, chapter)).join('\n');

/** The values of the first chapter. */
function startValues(service: GuideService): Placeholders {
  return {
    about: ABOUT.description,
    base_url: service.baseUrl,
    page_limit: String(PAGE_SIZE.most),
    wants: wantsTable(),
    ...errorValues(service),
  };
}
