import { textOf } from '../api/document.ts';
import { z } from 'zod';
import { problem } from '../api/problem.ts';
import type { Refusal } from './tool.ts';

const told = z.object({
  code: z.string(),
  detail: z.string(),
  hint: z.string(),
  errors: z.array(z.unknown()).optional(),
});

/** A refusal as a model reads it: what the API's problem says of the same mistake, without what only HTTP needs. */
export function refusalText(baseUrl: string, { code, ...occurrence }: Refusal): string {
  const document = problem(code, { ...occurrence, baseUrl, path: '' });
  return JSON.stringify(told.parse(JSON.parse(textOf(document))));
}
