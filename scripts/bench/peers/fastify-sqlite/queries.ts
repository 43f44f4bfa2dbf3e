import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { fold, modelNamedBy } from '../../../../src/query/text.ts';

/** The answers of the server, as JSON. */
export interface Queries {
  /** One record with the robots that use it; null when there is none. */
  readonly one: (id: string) => string | null;
  readonly list: (parameters: URLSearchParams) => string;
  readonly compare: (ids: readonly string[]) => string;
}

const PAGE = 25;

/** Prepares the questions to a filled table; a statement that was prepared once is kept. */
export function queriesOn(database: DatabaseSync): Queries {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    one: (id) => textOf(prepare('SELECT detail AS text FROM actuators WHERE id = ?').get(id)),
    list: (parameters) => listBody(prepare, conditionsOf(parameters)),
    compare: (ids) => compareBody(prepare, ids),
  };
}

type Prepare = (sql: string) => StatementSync;
type Row = Readonly<Record<string, unknown>>;

interface Conditions {
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

function listBody(prepare: Prepare, { where, values }: Conditions): string {
  const page = prepare(`SELECT record AS text FROM actuators ${where} ORDER BY id LIMIT ${PAGE}`).all(...values);
  const total = prepare(`SELECT count(*) AS total FROM actuators ${where}`).get(...values)?.total;
  const pagination = { next_cursor: null, has_more: Number(total) > PAGE, total: Number(total) };
  return `{"data":[${page.map(textOf).join(',')}],"pagination":${JSON.stringify(pagination)}}`;
}

function compareBody(prepare: Prepare, ids: readonly string[]): string {
  const places = ids.map(() => '?').join(',');
  const found = prepare(`SELECT id, record AS text FROM actuators WHERE id IN (${places})`).all(...ids);
  const byId = new Map(found.map((row) => [String(row.id), textOf(row)]));
  const data = ids.flatMap((id) => byId.get(id) ?? []);
  return `{"data":[${data.join(',')}],"not_found":${JSON.stringify(ids.filter((id) => !byId.has(id)))}}`;
}

const textOf = (row: Row | undefined): string | null => (typeof row?.text === 'string' ? row.text : null);

/** THE TABLE of filters: a parameter, its condition and its value. */
const FILTERS: Readonly<Record<string, { condition: string; read: (text: string) => SQLInputValue }>> = {
  category: { condition: 'category = ?', read: String },
  min_peak_torque_nm: { condition: 'peak_torque_nm >= ?', read: Number },
  max_weight_g: { condition: 'weight_g <= ?', read: Number },
};

function conditionsOf(parameters: URLSearchParams): Conditions {
  const figures = Object.entries(FILTERS).flatMap(([name, { condition, read }]) => {
    const text = parameters.get(name);
    return text === null ? [] : [{ condition, values: [read(text)] }];
  });
  const terms = fold(parameters.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const all = [...figures, ...terms.map(termCondition)];
  const where = all.length === 0 ? '' : `WHERE ${all.map(({ condition }) => condition).join(' AND ')}`;
  return { where, values: all.flatMap(({ values }) => values) };
}

/** A term that may name a model is looked for in the joined letters of the names too, as ours does. */
function termCondition(term: string) {
  const model = modelNamedBy(term);
  const inText = String.raw`searched LIKE ? ESCAPE '\'`;
  const text = `%${term.replace(/[%_\\]/g, String.raw`\$&`)}%`;
  if (model === null) return { condition: inText, values: [text] };
  return { condition: `(${inText} OR joined_names LIKE ?)`, values: [text, `%${model}%`] };
}
