/** A request of the API: its path with its query, and the value that is posted, if any. */
export interface Request {
  readonly target: string;
  readonly body?: unknown;
}

/** A call of a tool. */
export interface ToolCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** A resource that is read, by the path of its document. */
export interface Reading {
  readonly resource: string;
}

/**
 * A question, the call that answers it by REST and by MCP, how the answer is read from each, and what the
 * files say.
 */
export interface Question {
  readonly asks: string;
  readonly rest: Request;
  /** Null where the tools do not answer it. */
  readonly mcp: ToolCall | Reading | null;
  /** Reads the answer of REST. */
  readonly read: (body: unknown) => unknown;
  /** Reads that of MCP; the same way by default. */
  readonly readMcp?: (body: unknown) => unknown;
  /** The answer as the files of the catalog give it. */
  readonly expected: () => unknown;
}

/**
 * The values at a path in a parsed answer: names between points, `*` for each item of a list. An absent value
 * is null, for the text of tools leaves nulls out.
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
