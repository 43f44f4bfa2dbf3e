/** A rule of a static host for the paths that match a pattern. */
interface Redirect {
  /** The pattern; `:id` stands for one segment of the path. */
  readonly from: string;
  /** The file or the address that answers. */
  readonly to: string;
  /** 200 and 410 answer with the file; other statuses lead elsewhere. */
  readonly status: number;
}

/** Headers of the paths that match. */
interface HeaderRule {
  readonly path: string;
  /** Names and values. */
  readonly headers: readonly (readonly [string, string])[];
}

/**
 * Reads the rules of a `_redirects` file; lines with `#` are comments, and `!` makes a rule go before a file.
 */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [from, to, status] = line.split(/\s+/);
      return from !== undefined && to !== undefined
        ? [{ from, to, status: Number.parseInt(status ?? '301') }]
        : [];
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

/**
 * The answer to a public path: a file with a status, or another path; the path itself when no rule matches.
 */
export function rewrite(path: string, redirects: readonly Redirect[]): Pick<Redirect, 'to' | 'status'> {
  for (const { from, to, status } of redirects) {
    const match = matchPath(from, path);
    if (match !== null) return { to: to.replace(':id', match), status };
  }
  return { to: path, status: 200 };
}

/** The headers of a public path, of every rule that matches. */
export function headersFor(path: string, rules: readonly HeaderRule[]): (readonly [string, string])[] {
  return rules.flatMap((rule) => (matchPath(rule.path, path) === null ? [] : rule.headers));
}

/**
 * The text of `:id` in a path that matches a pattern (empty when it has none); null when it does not match.
 */
function matchPath(pattern: string, path: string): string | null {
  const [before, after] = pattern.split(':id');
  if (before === undefined || after === undefined) return path === pattern ? '' : null;
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? null : id;
}
