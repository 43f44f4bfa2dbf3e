import type { Document } from './document.ts';

/** Something that is wrong with a service. */
export interface HealthIssue {
  readonly name: string;
  /** True if answers would be wrong, so that no requests should come here. */
  readonly isFatal: boolean;
}

/** The state of the service, for balancers and operators: 200 as long as answers are right. */
export function healthDocument(
  counts: Readonly<Record<string, number>>,
  healthIssues: readonly HealthIssue[],
): Document {
  const isFatal = healthIssues.some((issue) => issue.isFatal);
  const status = isFatal ? 'failing' : healthIssues.length > 0 ? 'degraded' : 'ok';
  const names = healthIssues.map(({ name }) => name);
  return {
    status: isFatal ? 503 : 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ status, ...counts, ...(names.length > 0 && { troubles: names }) }),
    headers: { 'Cache-Control': 'no-store' },
  };
}
