import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { textOf } from '../../api/documents/json-document.ts';
import { problem } from '../../api/problem.ts';
import { ANSWER_BYTES, megabytes } from '../../limits.ts';
import { MOST_FIELD_ERRORS, shown } from '../../query/parameters/field-error.ts';
import { nearestAmong } from '../../query/suggest/nearest.ts';
import { invalid } from '../prompts.ts';
import type { McpService } from '../service.ts';
import { statedOf, unpackedBy } from './input/arguments.ts';
import { inArguments } from './results/argument-names.ts';
import { isObject } from './results/records.ts';
import type { Arguments, Refusal, Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

/**
 * Calls a tool. A refusal is a result as well, so that the model reads it and repairs its call. Throws a
 * protocol error for a name that no tool has.
 */
export function callTool(service: McpService, name: string, given: Arguments): CallToolResult {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (tool === undefined) throw invalid(unknownTool(name));
  const answer = tool.run(service, statedOf(unpackedBy(tool.inputSchema, given)));
  const refuse = (error: Refusal): CallToolResult => ({
    isError: true,
    content: [asContent(refusalText(service.baseUrl, inNamesOf(tool, error)))],
  });
  if (!answer.ok) return refuse(answer.error);
  const { hint, ...value } = answer.value;
  const result = { ...value, ...(typeof hint === 'string' && { hint: inArguments(hint, tool.inputSchema) }) };
  const text = JSON.stringify(withoutNulls(result));
  return text.length > MOST_TEXT
    ? refuse(TOO_LONG)
    : { structuredContent: result, content: [asContent(text)] };
}

/** Rewrites a refusal with the names of a tool's arguments; an argument that the tool lacks gets a repair. */
function inNamesOf({ inputSchema }: Tool, { errors = [], detail, hint, ...refusal }: Refusal): Refusal {
  const spoken = (text: string): string => inArguments(text, inputSchema);
  return {
    ...refusal,
    ...(detail !== undefined && { detail: spoken(detail) }),
    ...(hint !== undefined && { hint: spoken(hint) }),
    errors: errors.map((error) => ({
      ...error,
      detail: spoken(error.detail),
      repair: error.repair === undefined ? elsewhere(error.field, inputSchema) : spoken(error.repair),
    })),
  };
}

/** The repair for an argument that a tool lacks: the tools that have it, else the tool's own arguments. */
function elsewhere(argument: string, { properties }: Tool['inputSchema']): string {
  const others = TOOLS.filter((tool) => Object.hasOwn(tool.inputSchema.properties, argument));
  if (others.length > 0)
    return `\`${argument}\` is an argument of ${others.map(({ name }) => name).join(', ')}.`;
  return `The arguments are ${Object.keys(properties).join(', ')}.`;
}

// A result is sent as text and as structured content.
const MOST_TEXT = ANSWER_BYTES / 2;

const TOO_LONG: Refusal = {
  code: 'invalid_parameter',
  detail: `The result would be over ${megabytes(ANSWER_BYTES)}.`,
  hint: 'Ask for less: a smaller `limit`, or fewer `fields`.',
};

const asContent = (text: string) => ({ type: 'text', text }) as const;

/** Members whose null has a meaning: an unknown value, the records where a field is unknown, a kind not stated. */
const KEPT_WHEN_NULL: readonly string[] = ['value', 'group', 'kind'];

/**
 * A result without other null members, which cost tokens and mean the same as absent ones. A null inside a
 * list keeps its place. A replacer of JSON.stringify, called for every member, takes three times as long.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(value))
    if (value[name] !== null || KEPT_WHEN_NULL.includes(name)) known[name] = withoutNulls(value[name]);
  return known;
}

const refusalMembers = z.object({
  code: z.string(),
  detail: z.string(),
  hint: z.string(),
  errors: z
    .array(
      // The field is the path in the arguments; a pointer would be one into the body of a POST.
      z.looseObject({ in: z.unknown() }).transform(({ pointer: _pointer, ...error }) => ({
        ...error,
        in: 'arguments',
      })),
    )
    .optional(),
});

/**
 * A refusal as a model reads it: the API's problem for the same error, without the members that only HTTP
 * needs.
 */
function refusalText(baseUrl: string, { code, errors = [], ...occurrence }: Refusal): string {
  const document = problem(code, {
    ...occurrence,
    errors: errors.slice(0, MOST_FIELD_ERRORS),
    baseUrl,
    path: '',
  });
  return JSON.stringify(refusalMembers.parse(JSON.parse(textOf(document))));
}

function unknownTool(name: string): string {
  const names = TOOLS.map((tool) => tool.name);
  const [near] = nearestAmong(names)(name, 1);
  const hint = near === undefined ? `The tools are ${names.join(', ')}.` : `Did you mean ${near}?`;
  return `No tool is called ${shown(name)}. ${hint}`;
}
