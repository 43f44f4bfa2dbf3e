import { z } from 'zod';
import { exampleAnswer, exampleTarget } from '../../api/examples.ts';
import { OPERATIONS, type Operation } from '../../api/operations.ts';
import { problemAnchor } from '../../api/problems.ts';
import { SCHEMAS } from '../../api/schemas.ts';
import type { Service } from '../../api/service.ts';
import type { Parameter } from '../../query/parameter.ts';
import { code, codeBlock, markdownTable, paragraphs } from './markdown.ts';

/** The chapters on operations; what belongs together by its tags is in one. */
export const OPERATION_CHAPTERS = [
  {
    slug: 'actuators',
    name: 'Actuators',
    says: 'The operations on actuators: search, records, comparison, matching, alternatives; with their parameters and real answers.',
    tags: ['Actuators'],
  },
  {
    slug: 'robots',
    name: 'Robots and joints',
    says: 'The operations on robots and their joints, with parameters and real answers.',
    tags: ['Robots'],
  },
  {
    slug: 'catalog',
    name: 'Search, values, whole catalog',
    says: 'Search over everything; categories, brands and use cases; fields, quality, releases, and the whole catalog as files.',
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

/** Every operation at a glance, in the order of the chapters. */
export const operationsSection = (): string =>
  paragraphs(
    '## Operations',
    markdownTable(
      ['Operation', 'Request', 'Does'],
      OPERATION_CHAPTERS.flatMap(operationsOf).map(({ id, method, path, summary }) => [
        `[${code(id)}](#${id})`,
        code(`${method} ${path}`),
        summary,
      ]),
    ),
  );

/** A chapter on operations: each with its parameters, its errors, a true request and its answer. */
export const operationsChapter = (service: Service, chapter: OperationChapter): string =>
  paragraphs(
    `## ${chapter.name}`,
    chapter.says,
    ...operationsOf(chapter).map((operation) => operationText(operation, guideExample(service, operation))),
  );

const operationText = (operation: Operation, example: Example): string =>
  paragraphs(
    `### ${operation.id}`,
    `**${code(`${operation.method} ${operation.path}`)}**`,
    operation.description,
    deprecationText(operation),
    parametersTable(operation),
    `Errors: ${operation.problems.map((problem) => `[${code(problem)}](#${problemAnchor(problem)})`).join(', ')}.`,
    exampleText(example),
  );

const deprecationText = ({ deprecated }: Operation): string | null =>
  deprecated === undefined ? null : `**Deprecated** since ${deprecated.since}; it ends on ${deprecated.sunset}.`;

function parametersTable({ parameters, pathId, body }: Operation): string | null {
  const rows = [
    ...(pathId === undefined ? [] : [[code('id'), 'path, required', pathId.says]]),
    ...(body === undefined ? [] : bodyRows(SCHEMAS[body])),
    ...Object.entries(parameters).map(([name, parameter]) => [code(name), allowedText(parameter), parameter.says]),
  ];
  return rows.length === 0 ? null : markdownTable(['Parameter', 'Takes', 'Meaning'], rows);
}

/** The members of a body. */
function bodyRows(body: z.ZodType): string[][] {
  const { $defs, ...own } = z.toJSONSchema(body, { io: 'input' });
  // A schema with a name stands among the definitions, and what is above them refers to it.
  const { properties = {}, required = [] } = Object.values($defs ?? {})[0] ?? own;
  return Object.entries(properties).map(([name, member]) => [
    code(name),
    required.includes(name) ? 'body, required' : 'body',
    (typeof member === 'object' && member.description) || '',
  ]);
}

// Names of fields are more: the chapter on fields has them.
const FEW = 20;

/** What a parameter takes: the words of an enumeration, else an example. */
function allowedText({ kind: { words, control }, example, required }: Parameter): string {
  const isList = control === 'choices';
  const taken =
    words.length > 0 && !isList
      ? words.map(code).join(', ')
      : words.length > 0 && words.length <= FEW
        ? `some of ${words.map(code).join(', ')}`
        : example === ''
          ? 'text'
          : `such as ${code(example)}`;
  return required === true ? `required; ${taken}` : taken;
}

/** A request of the guide with its answer. */
export const exampleText = ({ curl, answer, cut }: Example): string =>
  paragraphs(
    codeBlock('sh', curl),
    answer === '' ? null : codeBlock('json', answer),
    cut && answer !== '' ? 'The answer goes on; the first two records of each list are shown.' : null,
  );

/** A request of the guide with the service's own answer. */
interface Example {
  readonly curl: string;
  /** The answer as JSON for reading; long lists of records are cut, which `cut` says. */
  readonly answer: string;
  readonly cut: boolean;
}

/** The example of an operation, with the service's own answer. */
export function guideExample(service: Service, operation: Operation): Example {
  const { body } = operation.example;
  const address = `${service.baseUrl}${exampleTarget(operation)}`;
  const curl = body === undefined ? `curl '${address}'` : postWithCurl(address, body);
  const answer = operation.isShown === false ? null : exampleAnswer(service, operation);
  return answer === null ? { curl, answer: '', cut: true } : { curl, ...shortened(answer) };
}

const postWithCurl = (address: string, body: string): string =>
  `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

const MOST_RECORDS = 2;

/** JSON for reading; each member that lists more than two records is cut to two. */
function shortened(text: string): { answer: string; cut: boolean } {
  const members = Object.entries(anyObject.parse(JSON.parse(text)));
  const short = members.map(([name, member]) => [name, isLong(member) ? member.slice(0, MOST_RECORDS) : member]);
  const cut = members.some(([, member]) => isLong(member));
  return { answer: JSON.stringify(Object.fromEntries(short), null, 2), cut };
}

const anyObject = z.record(z.string(), z.unknown());

const isLong = (member: unknown): member is unknown[] =>
  Array.isArray(member) && member.length > MOST_RECORDS && typeof member[0] === 'object';
