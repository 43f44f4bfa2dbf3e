import type { Result } from '../../catalog/lib/result.ts';
import type { FieldError } from './field-error.ts';

/** The refusal of a query: all of its errors. */
export interface QueryRefusal {
  readonly code: 'invalid_parameter' | 'invalid_cursor';
  readonly errors: readonly FieldError[];
}

/** Refuses a query for all that is wrong with it. */
export const refusal = (
  code: QueryRefusal['code'],
  errors: readonly FieldError[],
): Result<never, QueryRefusal> => ({
  ok: false,
  error: { code, errors },
});
