/** A request target in two parts, as it came: nothing is decoded, no slash is forgiven. */
export interface Target {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/** Splits a request target in origin form or absolute form (RFC 9112, sections 3.2.1 and 3.2.2). */
export function splitTarget(text: string): Target {
  const local = text.startsWith('/') ? text : withoutAuthority(text);
  const mark = local.indexOf('?');
  return mark === -1 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/** The address of a target below the host: path and query. */
export const addressOf = ({ path, query }: Target): string => (query === '' ? path : `${path}?${query}`);

/** One name for all queries that differ only in the order of their parameters. */
export const canonicalAddress = ({ path, query }: Target): string =>
  addressOf({ path, query: query.split('&').filter(Boolean).toSorted().join('&') });

const AUTHORITY = /^https?:\/\/[^/?]*/i;

function withoutAuthority(text: string): string {
  if (!AUTHORITY.test(text)) return text;
  const rest = text.replace(AUTHORITY, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
