/** The path of a request target, without query and host. */
export const pathOf = (target: string): string =>
  target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');

export function withQuery(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** True if the rules of the API apply to a path (docs/interface.md, "HTTP"). */
export const isApiPath = (path: string): boolean => /^\/(api|mcp)(\/|$)|^\/openapi\.json$/.test(path);
