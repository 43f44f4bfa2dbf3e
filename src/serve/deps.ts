import type { HealthIssue } from '../server/health.ts';
import type { Request } from '../server/http/request.ts';
import type { Limit } from '../server/limit/limit.ts';
import type { MemoryLimit } from '../server/limit/memory-limit.ts';
import type { Metrics } from '../server/metrics/metrics.ts';
import type { TakeTurn } from '../server/turns.ts';
import type { LoadedBuild } from './loaded-build.ts';

/** The limits of requests; null for none. */
export interface RequestLimits {
  /** The API, whose answers state it. */
  readonly api: Limit | null;
  /** Pages and their files. */
  readonly site: MemoryLimit | null;
}

/** The values and functions that requests are answered with. */
export interface AnswerDeps {
  readonly baseUrl: string;
  /** The build that is served now. */
  readonly loadedBuild: () => LoadedBuild;
  readonly limits: RequestLimits;
  /** The turns of costly questions. */
  readonly takeTurn: TakeTurn;
  /** Null for none: there is then no `/metrics`. */
  readonly metrics: Metrics | null;
  readonly healthIssues: () => readonly HealthIssue[];
  /** Records an exception; the client only sees an internal error. */
  readonly onError: (error: unknown, request: Request) => void;
}
