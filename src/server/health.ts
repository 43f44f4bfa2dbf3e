import type { Document } from './document.ts';

/** A reason why a service is not as it should be. */
export interface HealthIssue {
  readonly name: string;
  /** True if answers would be wrong, so that nobody should be sent here. */
  readonly isFatal: boolean;
}

/** The answer of `/healthz`: 200 as long as answers are right. */
export function healthDocument(counts: Readonly<Record<string, number>>, issues: readonly HealthIssue[]): Document {
  const isFailing = issues.some((issue) => issue.isFatal);
  const status = isFailing ? 'failing' : issues.length > 0 ? 'degraded' : 'ok';
  const names = issues.map(({ name }) => name);
  return {
    status: isFailing ? 503 : 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ status, ...counts, ...(names.length > 0 && { troubles: names }) }),
    headers: { 'Cache-Control': 'no-store' },
  };
}
