import { z } from 'zod';
import { tokensIn } from '../../scripts/mcp/tokens.ts';
import type { Question, Reading, ToolCall } from './question.ts';

/** The most tokens that an answer may cost. */
export const MOST_TOKENS = 3000;

/** An answer, and how many tokens it cost. */
interface Outcome {
  readonly answer: unknown;
  readonly tokens: number;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Asks a question by REST. */
export async function askByRest(
  address: string,
  { rest: { target, body }, read }: Question,
): Promise<Outcome> {
  const posting = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
  const response = await fetch(`${address}${target}`, body === undefined ? {} : posting);
  const text = await response.text();
  return { answer: read(bodyOf(text)), tokens: tokensIn(text) };
}

/** Asks a question by MCP. */
export async function askByMcp(
  address: string,
  call: ToolCall | Reading,
  { read, readMcp = read }: Question,
): Promise<Outcome> {
  const text = await textOf(address, call);
  return { answer: readMcp(bodyOf(text)), tokens: tokensIn(text) };
}

const text = z.looseObject({ text: z.string() });
const called = z.object({ result: z.looseObject({ content: z.tuple([text]) }) });
const read = z.object({ result: z.looseObject({ contents: z.tuple([text]) }) });
const listed = z.object({
  result: z.looseObject({ resources: z.array(z.looseObject({ uri: z.string() })) }),
});

async function textOf(address: string, call: ToolCall | Reading): Promise<string> {
  const message = async (method: string, params: object): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (await fetch(`${address}/mcp`, { method: 'POST', headers: JSON_TYPE, body })).json();
  };
  if ('tool' in call)
    return called.parse(await message('tools/call', { name: call.tool, arguments: call.given })).result
      .content[0].text;
  const { resources } = listed.parse(await message('resources/list', {})).result;
  const uri = resources.find((resource) => resource.uri.endsWith(call.resource))?.uri;
  return read.parse(await message('resources/read', { uri })).result.contents[0].text;
}

// The texts for simulators are not JSON.
const bodyOf = (answer: string): unknown => (answer.startsWith('{') ? JSON.parse(answer) : answer);
