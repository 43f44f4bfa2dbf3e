import { z } from 'zod';
import { tokensIn } from '../../scripts/mcp/count-tokens.ts';
import { textOf } from '../../src/api/documents/json-document.ts';
import { legacy } from '../mcp/support/ask.ts';
import { answerTo } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';
import type { Question, Reading, ToolCall } from './question.ts';

/** The most tokens that an answer may use. */
export const MOST_TOKENS = 3000;

/** An answer with its number of tokens. */
interface Outcome {
  readonly answer: unknown;
  readonly tokens: number;
}

/** Sends a question by REST; follows an id that has moved. */
export function askByRest({ rest, read }: Question): Outcome {
  const first = answerTo(realService, rest);
  const { Location } = first.headers;
  const text = textOf(Location === undefined ? first : answerTo(realService, { target: Location }));
  return { answer: read(bodyOf(text)), tokens: tokensIn(text) };
}

/** Sends a question by MCP. */
export async function askByMcp(
  call: ToolCall | Reading,
  { read, readMcp = read }: Question,
): Promise<Outcome> {
  const text = await textOfMcp(call);
  return { answer: readMcp(bodyOf(text)), tokens: tokensIn(text) };
}

const text = z.looseObject({ text: z.string() });
const called = z.object({ result: z.looseObject({ content: z.tuple([text]) }) });
const read = z.object({ result: z.looseObject({ contents: z.tuple([text]) }) });
const listed = z.object({
  result: z.looseObject({ resources: z.array(z.looseObject({ uri: z.string() })) }),
});

async function textOfMcp(call: ToolCall | Reading): Promise<string> {
  const message = async (method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> =>
    (await legacy(method, params)).body;
  if ('tool' in call)
    return called.parse(await message('tools/call', { name: call.tool, arguments: call.given })).result
      .content[0].text;
  const { resources } = listed.parse(await message('resources/list', {})).result;
  const uri = resources.find((resource) => resource.uri.endsWith(call.resource))?.uri;
  return read.parse(await message('resources/read', { uri })).result.contents[0].text;
}

// The texts for simulators are not JSON.
const bodyOf = (answer: string): unknown => (answer.startsWith('{') ? JSON.parse(answer) : answer);
