/** The message of whatever was thrown, with those of its causes: `fetch failed: connect ECONNREFUSED`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`;
}
