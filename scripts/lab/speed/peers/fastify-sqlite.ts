import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import fastify from 'fastify';
import { z } from 'zod';

/*
 * The server of the suite speed as one would write it: lists, comparisons and records over an indexed SQLite table. Takes a
 * file of rows and the name of a database to make, and prints its address when it listens.
 */

const row = z.object({
  record: z.string().transform((json) => ({ json, ...figures.parse(JSON.parse(json)) })),
  detail: z.string(),
});

const figures = z.object({
  id: z.string(),
  category: z.string(),
  peak_torque_nm: z.number().nullable(),
  weight_g: z.number().nullable(),
});

const [rowsFile = '', databaseFile = ''] = process.argv.slice(2);
const database = new DatabaseSync(databaseFile);
database.exec(`
  CREATE TABLE actuators (
    id TEXT PRIMARY KEY, category TEXT NOT NULL, peak_torque_nm REAL, weight_g REAL, record TEXT NOT NULL, detail TEXT NOT NULL
  );
  CREATE INDEX by_category ON actuators (category);
  CREATE INDEX by_peak_torque ON actuators (peak_torque_nm);
  CREATE INDEX by_weight ON actuators (weight_g);
  BEGIN`);
const insert = database.prepare('INSERT INTO actuators VALUES (?, ?, ?, ?, ?, ?)');
for (const { record, detail } of row.array().parse(JSON.parse(readFileSync(rowsFile, 'utf8'))))
  insert.run(record.id, record.category, record.peak_torque_nm, record.weight_g, record.json, detail);
database.exec('COMMIT; ANALYZE');

const statements = new Map<string, StatementSync>();

/** A statement, prepared once. */
function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

const textsOf = (found: readonly Readonly<Record<string, unknown>>[]): string[] =>
  found.map(({ text }) => String(text));

/** The filters that it knows: a parameter, its condition and its value. */
const FILTERS: readonly (readonly [name: string, condition: string, read: (text: string) => SQLInputValue])[] = [
  ['category', 'category = ?', String],
  ['min_peak_torque_nm', 'peak_torque_nm >= ?', Number],
  ['max_weight_g', 'weight_g <= ?', Number],
];

const PAGE = 25;

function listBody(parameters: URLSearchParams): string {
  const asked = FILTERS.flatMap(([name, condition, read]) => {
    const text = parameters.get(name);
    return text === null ? [] : [{ condition, value: read(text) }];
  });
  const where = asked.length === 0 ? '' : `WHERE ${asked.map(({ condition }) => condition).join(' AND ')}`;
  const values = asked.map(({ value }) => value);
  const page = prepared(`SELECT record AS text FROM actuators ${where} ORDER BY id LIMIT ${PAGE}`).all(...values);
  const total = Number(prepared(`SELECT count(*) AS total FROM actuators ${where}`).get(...values)?.total);
  const pagination = { next_cursor: null, has_more: total > PAGE, total };
  return `{"data":[${textsOf(page).join(',')}],"pagination":${JSON.stringify(pagination)}}`;
}

function compareBody(ids: readonly string[]): string {
  const sql = `SELECT id, record AS text FROM actuators WHERE id IN (${ids.map(() => '?').join(',')})`;
  const byId = new Map(
    prepared(sql)
      .all(...ids)
      .map((found) => [String(found.id), String(found.text)]),
  );
  const notFound = ids.filter((id) => !byId.has(id));
  return `{"data":[${ids.flatMap((id) => byId.get(id) ?? []).join(',')}],"not_found":${JSON.stringify(notFound)}}`;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(url.indexOf('?') + 1));

const app = fastify();
app.get('/api/v1/actuators', (request, reply) => reply.type(JSON_TYPE).send(listBody(queryOf(request.url))));
app.get('/api/v1/actuators/compare', (request, reply) =>
  reply.type(JSON_TYPE).send(compareBody(queryOf(request.url).get('ids')?.split(',') ?? [])),
);
app.get('/api/v1/actuators/:id', (request, reply) => {
  const [body] = textsOf(prepared('SELECT detail AS text FROM actuators WHERE id = ?').all(request.params.id ?? ''));
  return body === undefined ? reply.code(404).send('{}') : reply.type(JSON_TYPE).send(body);
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
