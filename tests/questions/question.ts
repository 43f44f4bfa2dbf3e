/** A request of the API: its path with query, and the posted value, if any. */
export interface Request {
  readonly target: string;
  readonly body?: unknown;
}

export interface ToolCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** A resource, by the path of its document. */
export interface Reading {
  readonly resource: string;
}

/** A question, its call by REST and by MCP, the way to read both answers, and the answer of the files. */
export interface Question {
  readonly asks: string;
  readonly rest: Request;
  /** Null if no tool answers it. */
  readonly mcp: ToolCall | Reading | null;
  /** Reads the answer of REST. */
  readonly read: (body: unknown) => unknown;
  /** Reads the answer of MCP; by default like that of REST. */
  readonly readMcp?: (body: unknown) => unknown;
  /** The answer according to the files of the catalog. */
  readonly expected: () => unknown;
}

/**
 * The values at a path such as `data.*.id`; `*` is each item of a list. An absent value is null, because
 * tools omit nulls.
 */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [name, ...rest] = path === '' ? [] : path.split('.');
  if (name === undefined) return [value ?? null];
  const below = name === '*' ? (Array.isArray(value) ? value : []) : [memberOf(value, name)];
  return below.flatMap((member) => valuesAt(member, rest.join('.')));
}

/** The one value at a path. */
export const valueAt = (value: unknown, path: string): unknown => valuesAt(value, path)[0] ?? null;

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;

/** The values of some members of each item of a list. */
export const rowsOf = (body: unknown, names: readonly string[], list = 'data'): unknown[] =>
  valuesAt(body, `${list}.*`).map((item) => names.map((name) => valueAt(item, name)));
