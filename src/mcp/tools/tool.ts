import type { ProblemCode } from '../../api/problems.ts';
import type { Result } from '../../catalog/lib/result.ts';
import type { FieldError } from '../../query/parameters/field-error.ts';
import type { McpService } from '../service.ts';
import type { ObjectSchema, OutputSchema } from './input/schemas.ts';

/** The arguments of a call as they came. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The reason a call was refused: a problem of the API's table, with the details of this call. */
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

/** A tool as `tools/list` describes it, with the function that answers a call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: OutputSchema;
  readonly run: (service: McpService, given: Arguments) => ToolAnswer;
}

/** A result; an empty `hint` is left out. */
export const answered = ({ hint = '', ...result }: Readonly<Record<string, unknown>>): ToolAnswer => ({
  ok: true,
  value: { ...result, ...(hint !== '' && { hint }) },
});

export const refused = (refusal: Refusal): ToolAnswer => ({ ok: false, error: refusal });
