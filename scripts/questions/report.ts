import { numberText } from '../../src/catalog/number-text.ts';
import { BOUNDS, type Outcome } from '../../tests/questions/ask.ts';
import type { Question } from '../../tests/questions/question.ts';
import { UNANSWERED } from '../../tests/questions/unanswered.ts';
import { figures, markdownTable } from '../support/markdown.ts';

/** A question with how it was answered by REST and by MCP; null where MCP does not answer it. */
export interface QuestionResult {
  readonly question: Question;
  readonly rest: Outcome;
  readonly mcp: Outcome | null;
}

/** Whether an answer is right and within the bounds. */
export const isWell = ({ isRight, calls, tokens }: Outcome): boolean =>
  isRight && calls <= BOUNDS.calls && tokens <= BOUNDS.tokens;

/** The tables of a run as lines of Markdown. */
export function report(asked: readonly QuestionResult[]): string[] {
  const well = asked.filter(({ rest }) => isWell(rest)).length;
  const asMcp = asked.filter(({ mcp }) => mcp !== null);
  const wellByMcp = asMcp.filter(({ mcp }) => mcp !== null && isWell(mcp)).length;
  const notByMcp = asked.flatMap(({ question: { asks, why = '' }, mcp }) => (mcp === null ? `- ${asks}: ${why}` : []));
  return [
    `By REST ${well} of ${asked.length} questions are answered rightly in at most ${BOUNDS.calls} calls and ${numberText(BOUNDS.tokens)} tokens, ` +
      `by MCP ${wellByMcp} of ${asMcp.length}.`,
    '',
    ...markdownTable(COLUMNS, asked.map(row)),
    '',
    ...(notByMcp.length === 0 ? [] : ['Not by MCP:', '', ...notByMcp, '']),
    'Not by the catalog:',
    '',
    ...UNANSWERED.map(([asks, why]) => `- ${asks}${asks.endsWith('?') ? '' : ':'} ${why}`),
  ];
}

const COLUMNS = [
  ...figures('#'),
  { title: 'who' },
  { title: 'asks' },
  ...figures('REST calls', 'bytes', 'tokens'),
  { title: 'answer' },
  ...figures('MCP calls', 'bytes', 'tokens'),
  { title: 'answer' },
];

const row = ({ question: { who, asks }, rest, mcp }: QuestionResult, index: number): string[] => [
  String(index + 1),
  who,
  asks,
  ...cells(rest),
  ...cells(mcp),
];

function cells(outcome: Outcome | null): string[] {
  if (outcome === null) return ['–', '–', '–', '–'];
  const { calls, bytes, tokens } = outcome;
  const verdict = outcome.isRight ? (isWell(outcome) ? 'right' : '**right, too much**') : '**wrong**';
  return [String(calls), numberText(bytes), numberText(tokens), verdict];
}

/** Where the report lies. */
export const QUESTIONS_PAGE = 'docs/questions.md';

const [BEGIN, END] = ['<!-- begin generated: questions -->', '<!-- end generated: questions -->'] as const;

/** The page with the lines between its two markers exchanged. Throws when it has not both. */
export function withReport(page: string, lines: readonly string[]): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to < from)
    throw new Error(
      `${QUESTIONS_PAGE}: wanted the lines "${BEGIN}" and, below it, "${END}"; put them where the tables belong.`,
    );
  return `${page.slice(0, from + BEGIN.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
