/**
 * The address of a page that has moved, with the query of the former address; the reader's fragment is kept
 * before that of the new page.
 */
export function movedAddress(to: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(to) ?? [];
  const queries = [query, search.replace(/^\?/, '')].filter(Boolean).join('&');
  return `${path}${queries === '' ? '' : `?${queries}`}${hash || anchor}`;
}
