import type { Address } from '../api/refusals.ts';
import type { TakeTurn } from '../server/costly-work-turns.ts';
import type { HealthIssue } from '../server/health.ts';
import type { Request } from '../server/http/request.ts';
import type { Limit } from '../server/limit/limit.ts';
import type { MemoryLimit } from '../server/limit/memory-limit.ts';
import type { Metrics } from '../server/metrics/metrics.ts';
import type { LoadedBuild } from './loaded-build.ts';

/** Everything that answers are made with. */
export interface AnswerDependencies {
  readonly baseUrl: string;
  /** The build that is served now. */
  readonly release: () => LoadedBuild;
  /**
   * The limit of the API, which its answers state, and that of everything else, which is counted in memory;
   * null without a limit.
   */
  readonly limits: { readonly api: Limit | null; readonly site: MemoryLimit | null };
  /** The turns of costly questions. */
  readonly takeTurn: TakeTurn;
  /** Null where metrics are off: then there is no `/metrics`. */
  readonly metrics: Metrics | null;
  /** The health issues of the service now. */
  readonly healthIssues: () => readonly HealthIssue[];
  /** Records an exception; the client only sees an internal error. */
  readonly onError: (error: unknown, request: Request) => void;
}

/** The address of a request, as problems state it. */
export const addressIn = ({ baseUrl }: AnswerDependencies, { path }: Request): Address => ({ baseUrl, path });
