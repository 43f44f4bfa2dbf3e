import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server';
import { shown } from '../../query/fault.ts';
import { compareForPurpose } from './compare-for-purpose.ts';
import { findReplacement } from './find-replacement.ts';
import type { Prompt } from './prompt.ts';
import { sizeJoint } from './size-joint.ts';

/** THE TABLE of prompts, in the order in which they are listed. */
export const PROMPTS: readonly Prompt[] = [sizeJoint, findReplacement, compareForPurpose];

/** The prompts as `prompts/list` gives them. */
export const LISTED_PROMPTS = PROMPTS.map(({ name, title, description, arguments: taken }) => ({
  name,
  title,
  description,
  arguments: taken.map(({ completes: _completes, ...argument }) => argument),
}));

/** The message that a prompt makes of its arguments. Throws a protocol error for an unknown prompt or a missing argument. */
export function getPrompt(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  if (prompt === undefined)
    throw invalid(
      `No prompt is called ${shown(name)}. The prompts are ${PROMPTS.map((known) => known.name).join(', ')}.`,
    );
  const values = new Map(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  const missing = prompt.arguments.filter((argument) => argument.required && !values.has(argument.name));
  if (missing.length > 0) throw invalid(`${name} requires ${missing.map((argument) => argument.name).join(' and ')}.`);
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: prompt.write(values) } }],
  };
}

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);
