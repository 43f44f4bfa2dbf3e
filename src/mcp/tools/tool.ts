import type { ProblemCode } from '../../api/problems.ts';
import type { Result } from '../../catalog/lib/result.ts';
import type { FieldError } from '../../query/parameters/field-error.ts';
import type { McpService } from '../service.ts';
import type { ObjectSchema, OutputSchema } from './input/schemas.ts';

/** The arguments of a call as they came. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The reason for which a call has no result: a problem of the API's table, with the details of this call. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly detail?: string;
  readonly hint?: string;
}

/**
 * The answer to a call: a result that fits the tool's output schema, or a refusal that says how to repair the
 * call.
 */
export type ToolAnswer = Result<Readonly<Record<string, unknown>>, Refusal>;

/** One tool, as a model reads of it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: OutputSchema;
  readonly run: (service: McpService, given: Arguments) => ToolAnswer;
}

/** A result; a `hint` that is empty is left out. */
export const answered = ({ hint = '', ...result }: Readonly<Record<string, unknown>>): ToolAnswer => ({
  ok: true,
  value: { ...result, ...(hint !== '' && { hint }) },
});

/** A refusal. */
export const refused = (refusal: Refusal): ToolAnswer => ({ ok: false, error: refusal });
