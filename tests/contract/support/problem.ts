import { expect } from 'vitest';
import { z } from 'zod';
import { PROBLEM_ROWS } from '../../support/problem-spec.ts';
import type { Answer } from './ask.ts';
import { BASE_URL } from './program.ts';
import { pathOf } from './target.ts';

type Code = (typeof PROBLEM_ROWS)[number][0];

const CODES = PROBLEM_ROWS.map(([code]) => code);

/** The status of a code (docs/interface.md, "Errors"). */
const statusOf = (code: Code): number | undefined => PROBLEM_ROWS.find(([name]) => name === code)?.[1];

const fieldError = z.strictObject({
  // Empty for a member or parameter with an empty name.
  field: z.string(),
  in: z.enum(['query', 'body']),
  detail: z.string().min(1),
  pointer: z
    .string()
    .regex(/^#(\/|$)/)
    .optional(),
});

const problem = z.strictObject({
  type: z.string(),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  code: z.enum(CODES),
  hint: z.string().min(1),
  instance: z.string(),
  docs: z.string(),
  errors: z.array(fieldError).min(1).optional(),
  'violated-policies': z.array(z.string()).optional(),
  request_id: z.string().optional(),
});

export type Problem = z.infer<typeof problem>;

/** The problem in an answer; any other body throws. */
export const problemOf = (answer: Answer): Problem => problem.parse(JSON.parse(answer.text));

const MEMBERS = ['type', 'title', 'status', 'detail', 'code', 'hint', 'instance', 'docs'];
const ADDED: Partial<Record<Code, readonly string[]>> = {
  invalid_parameter: ['errors'],
  validation_failed: ['errors'],
  internal_error: ['request_id'],
  rate_limited: ['violated-policies'],
};

// Stack lines, file names, and words of libraries.
const INNARDS =
  /node_modules|\n\s+at |\.[mc]?[jt]s\b|\bzod\b|\bastro\b|\bvite\b|\bfuse\.?js|\w+Error\b|Unexpected (token|end)|in JSON at/i;

/**
 * Asserts the rules for every error (docs/interface.md, "Errors"): members, order, addresses, and no
 * internals.
 */
export function expectLawfulProblem(answer: Answer): void {
  const found = problemOf(answer);
  const slug = found.code.replaceAll('_', '-');
  expect(Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(answer.text)))).toEqual([
    ...MEMBERS,
    ...(ADDED[found.code] ?? []),
  ]);
  expect(found).toMatchObject({
    type: `${BASE_URL}/docs/api#error-${slug}`,
    status: answer.status,
    instance: pathOf(answer.request.target),
    docs: `${BASE_URL}/docs/api#errors`,
  });
  expect(statusOf(found.code)).toBe(answer.status);
  expect(`${found.title} ${found.detail} ${found.hint}`).not.toMatch(INNARDS);
}
