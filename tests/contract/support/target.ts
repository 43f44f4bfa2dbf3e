/** The path of a request target, without its query; an absolute target loses its host. */
export const pathOf = (target: string): string =>
  target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');

/** A path with query parameters. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** True if the laws of the API hold for a path (docs/interface.md, "HTTP"). */
export const isApiPath = (path: string): boolean => /^\/(api|mcp)(\/|$)|^\/openapi\.json$/.test(path);
