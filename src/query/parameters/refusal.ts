import type { Result } from '../../catalog/lib/result.ts';
import type { Fault } from './field-error.ts';

/** Why a query is refused: everything that is wrong with it. */
export interface QueryRefusal {
  readonly code: 'invalid_parameter' | 'invalid_cursor';
  readonly faults: readonly Fault[];
}

/** Refuses a query for all that is wrong with it. */
export const refusal = (
  code: QueryRefusal['code'],
  faults: readonly Fault[],
): Result<never, QueryRefusal> => ({
  ok: false,
  fault: { code, faults },
});
