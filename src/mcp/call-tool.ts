import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { shown } from '../query/fault.ts';
import { nearestAmong } from '../query/nearest.ts';
import { compactText } from './compact-text.ts';
import { refusalText } from './refusal-text.ts';
import type { McpService } from './service.ts';
import type { Arguments } from './tool.ts';
import { TOOLS } from './tools.ts';

const properties = z.record(z.string(), z.json());

/** The tools as `tools/list` gives them. All of them only read, from a catalog that is closed. */
export const LISTED_TOOLS = TOOLS.map(({ name, title, description, inputSchema, outputSchema }) => ({
  name,
  title,
  description,
  inputSchema: {
    ...inputSchema,
    properties: properties.parse(inputSchema.properties),
    required: [...inputSchema.required],
  },
  outputSchema,
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** Calls a tool. A refusal is a result as well, so that the model reads it and mends its call. Throws a protocol error for a name that no tool has. */
export function callTool(service: McpService, name: string, given: Arguments): CallToolResult {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(name));
  const answer = tool.run(service, given);
  if (answer.ok) return { structuredContent: answer.result, content: [textOf(compactText(answer.result))] };
  return { isError: true, content: [textOf(refusalText(service.dataset.baseUrl, answer.refusal))] };
}

const textOf = (text: string) => ({ type: 'text', text }) as const;

const nearestTools = nearestAmong(TOOLS.map(({ name }) => name));

function unknownTool(name: string): string {
  const near = nearestTools(name, 1)[0];
  const hint =
    near === undefined ? `The tools are ${TOOLS.map((tool) => tool.name).join(', ')}.` : `Did you mean ${near}?`;
  return `No tool is called ${shown(name)}. ${hint}`;
}
