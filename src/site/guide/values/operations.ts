import { z } from 'zod';
import { exampleAnswer, exampleTarget } from '../../../api/documents/examples.ts';
import { ALWAYS, givesFile } from '../../../api/operation-row.ts';
import { OPERATIONS, type Operation, type OperationId } from '../../../api/operations.ts';
import { problemAnchor, type ProblemCode } from '../../../api/problems.ts';
import { SCHEMAS } from '../../../api/schemas.ts';
import type { Service } from '../../../api/service.ts';
import { asJson, code, codeBlock, paragraphs } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';
import { parametersText } from './filters.ts';

/** The chapters on operations, each with the operations of some tags. */
export const OPERATION_CHAPTERS = [
  {
    slug: 'actuators',
    name: 'Actuators',
    says: 'You can find, read, compare, match and replace actuators. Each operation has its parameters and a real answer.',
    tags: ['Actuators'],
  },
  {
    slug: 'robots',
    name: 'Robots and joints',
    says: 'You can find robots and joints, and the actuators that drive them. Each operation has its parameters and a real answer.',
    tags: ['Robots'],
  },
  {
    slug: 'catalog',
    name: 'Search, values, whole catalog',
    says: 'You can search everything at once, look up categories, brands, fields and releases, and get the whole catalog as files.',
    tags: ['Catalog', 'Taxonomies', 'Discovery'],
  },
] as const satisfies readonly OperationChapter[];

/** A chapter on the operations with some tags. */
interface OperationChapter {
  readonly slug: string;
  readonly name: string;
  readonly says: string;
  readonly tags: readonly Operation['tag'][];
}

const operationsOf = ({ tags }: OperationChapter): Operation[] =>
  tags.flatMap((tag) => OPERATIONS.filter((operation) => operation.tag === tag));

/**
 * The values of a chapter on operations: each with its parameters, its errors, a true request and its answer.
 */
export const operationsValues = (service: Service, chapter: OperationChapter): Placeholders => ({
  name: chapter.name,
  says: chapter.says,
  common_errors: ALWAYS.map(errorLink).join(', '),
  operations: paragraphs(...operationsOf(chapter).map((operation) => operationText(service, operation))),
});

const linkTo = (anchor: string): string => `[${code(anchor)}](#${anchor})`;
const sameAs = (operation: OperationId): string =>
  `The response has the same form as that of ${linkTo(operation)}.`;
const explainedIn = (heading: string, anchor: string): string =>
  `For an annotated response see [${heading}](#${anchor}).`;

const BILL = explainedIn('The bill of materials of an arm', 'the-bill-of-materials-of-an-arm');

/** Operations whose response is shown elsewhere in the guide: the sentence that leads there. */
const SHOWN_AT: Partial<Record<OperationId, string>> = {
  compare_actuators_batch: sameAs('compare_actuators'),
  get_actuator: `The response is the record shown under ${linkTo('compare_actuators')}, plus \`robots_using\`.`,
  summarize_robots: sameAs('summarize_actuators'),
  summarize_joints: sameAs('summarize_actuators'),
  match_actuators: explainedIn('A knee', 'a-knee'),
  match_actuators_batch: BILL,
  get_actuator_alternatives: explainedIn('A replacement', 'a-replacement'),
  get_robot_claims: sameAs('get_actuator_claims'),
  get_robot_bom: BILL,
  get_dataset: explainedIn('Data for a notebook', 'data-for-a-notebook'),
  get_api_v1_index: sameAs('get_api_index'),
};

function operationText(service: Service, operation: Operation): string {
  const { id, pathId, body } = operation;
  const elsewhere = SHOWN_AT[id];
  const example = guideExample(service, operation);
  return paragraphs(
    `### ${id}`,
    `**${code(`${operation.method} ${operation.path}`)}**`,
    operation.description,
    deprecationText(operation),
    pathId === undefined ? null : `${code('id')}: ${pathId.says}`,
    parametersText(operation, body === undefined ? [] : bodyRows(SCHEMAS[body])),
    errorsText(operation),
    exampleText(elsewhere === undefined ? example : { ...example, answer: '' }),
    elsewhere ?? null,
  );
}

const deprecationText = ({ deprecated }: Operation): string | null =>
  deprecated === undefined
    ? null
    : `**Deprecated** since ${deprecated.since}; it ends on ${deprecated.sunset}.`;

function errorsText({ problems }: Operation): string | null {
  const own = problems.filter((problem) => !ALWAYS.some((always) => always === problem));
  return own.length === 0 ? null : `Errors: ${own.map(errorLink).join(', ')}.`;
}

const errorLink = (problem: ProblemCode): string => `[${code(problem)}](#${problemAnchor(problem)})`;

/** The members of a body. */
function bodyRows(body: z.ZodType): string[][] {
  const { $defs, ...own } = z.toJSONSchema(body, { io: 'input' });
  // A named schema is among the definitions, and the schemas above refer to it.
  const { properties = {}, required = [] } = Object.values($defs ?? {})[0] ?? own;
  return Object.entries(properties).map(([name, member]) => [
    code(name),
    required.includes(name) ? 'body, required' : 'body',
    (typeof member === 'object' && member.description) || '',
  ]);
}

/** A request of the guide with its answer, if that is shown. */
export const exampleText = ({ curl, answer, language }: GuideExample): string =>
  paragraphs(codeBlock('sh', curl), answer === '' ? null : codeBlock(language, answer));

/** The example of an operation. */
export interface GuideExample {
  /** The request as a command. */
  readonly curl: string;
  /**
   * The service's own answer as indented JSON, lists cut, or the first lines of a file; empty where it is not
   * shown.
   */
  readonly answer: string;
  /** The language of the answer's code block. */
  readonly language: string;
}

/** The example of an operation, answered by the service. */
export function guideExample(service: Service, operation: Operation): GuideExample {
  const { body } = operation.example;
  const address = `${service.baseUrl}${exampleTarget(operation)}`;
  const curl = body === undefined ? `curl '${address}'` : postWithCurl(address, body);
  const answer = operation.isShown === false ? null : exampleAnswer(service, operation);
  if (answer === null) return { curl, answer: '', language: 'json' };
  if (givesFile(operation)) return { curl, answer: firstLinesOf(answer), language: 'text' };
  return { curl, answer: asJson(shortened(JSON.parse(answer))), language: 'json' };
}

/** The first lines of a file. */
const firstLinesOf = (text: string): string => text.split(/\r?\n/).slice(0, MOST_VALUES).join('\n');

const postWithCurl = (address: string, body: string): string =>
  `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

const MOST_VALUES = 3;
const LONGEST_TEXT = 400;

/** Shortens an example answer: the first record or values of each list, and the beginning of long texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)} …` : value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.slice(0, typeof items[0] === 'object' ? 1 : MOST_VALUES).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}
