/** A rewrite of a static host: paths that match answer with the file; `:id` stands for one path segment. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Headers of the paths that match. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads the rewrites (status 200) of a `_redirects` file; lines with `#` are remarks. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [from, to, status] = line.split(/\s+/);
      return from !== undefined && to !== undefined && status === '200' ? [{ from, to }] : [];
    });
}

/** Reads a `_headers` file: a path on a line of its own, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).flatMap((block) => {
    const [path, ...lines] = block.split('\n');
    const headers = lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
      return name !== undefined && value !== undefined ? [[name, value]] : [];
    });
    return path === undefined || path === '' ? [] : [{ path, headers }];
  });
}

/** The path of the file that answers a public path; the path itself when no rule matches. */
export function rewrite(path: string, redirects: readonly Redirect[]): string {
  for (const { from, to } of redirects) {
    const match = matchPath(from, path);
    if (match !== null) return to.replace(':id', match);
  }
  return path;
}

/** The headers of a public path, of every rule that matches. */
export function headersFor(path: string, rules: readonly HeaderRule[]): (readonly [string, string])[] {
  return rules.flatMap((rule) => (matchPath(rule.path, path) === null ? [] : rule.headers));
}

/** What `:id` stands for in a path that matches a pattern (empty when it has none); null when it does not match. */
function matchPath(pattern: string, path: string): string | null {
  const [before, after] = pattern.split(':id');
  if (before === undefined || after === undefined) return path === pattern ? '' : null;
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? null : id;
}
