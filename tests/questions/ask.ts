import { isDeepStrictEqual } from 'node:util';
import { tokensIn } from '../../scripts/mcp/tokens.ts';
import type { CatalogFiles } from './catalog-files.ts';
import type { Question, Reading, Request, ToolCall, Way } from './question.ts';

/** Where questions are asked: each call gives the text that answers it. */
export interface CatalogClient {
  readonly rest: (request: Request) => Promise<string>;
  readonly mcp: (call: ToolCall | Reading) => Promise<string>;
}

/** What a question may cost: its calls, and the tokens of all their answers. */
export const BOUNDS = { calls: 2, tokens: 3000 } as const;

/** How a question was answered. */
export interface Outcome {
  readonly calls: number;
  readonly bytes: number;
  readonly tokens: number;
  readonly answer: unknown;
  readonly expected: unknown;
  readonly isRight: boolean;
}

/** Asks a question by REST. */
export const askByRest = (question: Question, client: CatalogClient, files: CatalogFiles): Promise<Outcome> =>
  ask(question, { way: question.rest, answerTo: client.rest }, files);

/** Asks a question by MCP; null where that does not answer it. */
export const askByMcp = async (
  question: Question,
  client: CatalogClient,
  files: CatalogFiles,
): Promise<Outcome | null> =>
  question.mcp === null ? null : ask(question, { way: question.mcp, answerTo: client.mcp }, files);

interface Side<Call> {
  readonly way: Way<Call>;
  readonly answerTo: (call: Call) => Promise<string>;
}

async function ask<Call extends object>(
  { expected: expectedOf }: Question,
  { way, answerTo }: Side<Call>,
  files: CatalogFiles,
): Promise<Outcome> {
  const [first, second] = way.calls;
  const texts = [await answerTo(first)];
  const bodies: unknown[] = [bodyOf(texts[0] ?? '')];
  if (second !== undefined) {
    texts.push(await answerTo(typeof second === 'function' ? second(bodies[0]) : second));
    bodies.push(bodyOf(texts[1] ?? ''));
  }
  const answer = way.read(...bodies);
  const expected = expectedOf(files, answer);
  return {
    calls: texts.length,
    bytes: sum(texts.map((text) => Buffer.byteLength(text))),
    tokens: sum(texts.map(tokensIn)),
    answer,
    expected,
    isRight: isDeepStrictEqual(answer, expected),
  };
}

// The texts for simulators are no JSON.
const bodyOf = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
