import type { CatalogFiles } from './catalog-files.ts';

/** Who asks. */
export type Who = 'agent' | 'builder' | 'buyer' | 'journalist' | 'maintainer' | 'student';

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

/** The calls that answer a question: the second may depend on what the first said. */
export type Calls<Call> = readonly [Call] | readonly [Call, Call | ((first: unknown) => Call)];

/** What is asked of one side, and how the answer is read from the bodies that it gives. */
export interface Way<Call> {
  readonly calls: Calls<Call>;
  readonly read: (...bodies: unknown[]) => unknown;
}

/** A question with the calls that answer it, and the answer as the files of the catalog give it. */
export interface Question {
  readonly who: Who;
  readonly asks: string;
  readonly rest: Way<Request>;
  /** Null where MCP does not answer it; then `why` says so. */
  readonly mcp: Way<ToolCall | Reading> | null;
  readonly why?: string;
  /** What the files say; of what is proposed, where several answers are right, what they say of each. */
  readonly expected: (files: CatalogFiles, answer: unknown) => unknown;
}

/** A request without a body. */
export const get = (target: string): Request => ({ target });

/** A call of a tool. */
export const call = (tool: string, given: ToolCall['given'] = {}): ToolCall => ({ tool, given });

/**
 * The values at a path in a parsed answer: names between points, `*` for each item of a list. What is absent is null, for
 * the text of tools leaves nulls out.
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

/** The rows of a list: of each of its items the values of some members. */
export const rowsOf = (body: unknown, names: readonly string[], list = 'data'): unknown[] =>
  valuesAt(body, `${list}.*`).map((item) => names.map((name) => valueAt(item, name)));

/** Of some actuators the values of some fields, as `get_actuators` has them as rows, side by side. */
export const sideBySide = (body: unknown, ids: readonly string[], fields: readonly string[]): unknown[] =>
  ids.map((id) => {
    const place = valuesAt(body, 'actuators.*.id').indexOf(id);
    const rows = valuesAt(body, 'rows.*');
    return fields.map((field) =>
      valueAt(
        rows.find((row) => valueAt(row, 'field') === field),
        `values.${place}`,
      ),
    );
  });

/** A question for a list, asked alike by REST and by a tool. */
interface ListQuestion {
  readonly who: Who;
  readonly asks: string;
  readonly of: 'actuators' | 'robots';
  /** Filters, order and limit. */
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** The figures of each record that are wanted, beside its id. */
  readonly figures?: readonly string[];
  /** The rows, and how many records there are in all. */
  readonly expected: (files: CatalogFiles) => { readonly total: number; readonly rows: readonly unknown[] };
}

const ENOUGH = 100;

/** A question that one list answers: `total`, and a row for each record with its id and the figures wanted. */
export function listed({ who, asks, of, query, figures = [], expected }: ListQuestion): Question {
  const fields = ['id', ...figures];
  const asked = { limit: ENOUGH, ...query, fields: fields.join(',') };
  const texts = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const read = (body: unknown): unknown => ({ total: valueAt(body, 'pagination.total'), rows: rowsOf(body, fields) });
  return {
    who,
    asks,
    rest: { calls: [get(`/api/v1/${of}?${new URLSearchParams(texts).toString()}`)], read },
    mcp: { calls: [call(`search_${of}`, asked)], read },
    expected,
  };
}
