import { z } from 'zod';
import type { McpService } from '../../../src/mcp/service.ts';
import { callTool } from '../../../src/mcp/tools/call-tool.ts';
import type { Arguments } from '../../../src/mcp/tools/tool.ts';
import { anyObject } from '../../support/read.ts';
import { mcpService } from './service.ts';

const result = z.object({
  structuredContent: anyObject,
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.undefined().optional(),
});

const refusal = z.strictObject({
  isError: z.literal(true),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

const told = z.strictObject({
  code: z.string(),
  detail: z.string(),
  hint: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), detail: z.string() })).optional(),
});

export interface Call {
  readonly tool: string;
  readonly given?: Arguments;
  readonly service?: McpService;
}

/** The result of a call that must succeed. */
export const resultOf = ({ tool, given = {}, service = mcpService }: Call): Record<string, unknown> =>
  result.parse(callTool(service, tool, given)).structuredContent;

/** The text of a call's result or error. */
export const textOf = ({ tool, given = {}, service = mcpService }: Call): string =>
  z
    .looseObject({ content: z.tuple([z.looseObject({ text: z.string() })]) })
    .parse(callTool(service, tool, given)).content[0].text;

/** The error of a call that must be refused. */
export const refusalOf = ({ tool, given = {}, service = mcpService }: Call) =>
  told.parse(JSON.parse(refusal.parse(callTool(service, tool, given)).content[0].text));

/** The records on a result's page. */
export const dataOf = (call: Call): Record<string, unknown>[] =>
  z.array(anyObject).parse(resultOf(call).data);
