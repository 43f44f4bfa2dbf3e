import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { z } from 'zod';

// The peer of `npm run bench`: comparisons over an SQLite table, as one would usually write them. Arguments:
// a file
// of records and the path of the database to make. Prints its address.

const [recordsFile = '', databaseFile = ''] = process.argv.slice(2);
const records = z
  .array(z.looseObject({ id: z.string() }))
  .parse(JSON.parse(readFileSync(recordsFile, 'utf8')));
const database = new DatabaseSync(databaseFile);
database.exec('CREATE TABLE actuators (id TEXT PRIMARY KEY, record TEXT NOT NULL); BEGIN');
const insert = database.prepare('INSERT INTO actuators VALUES (?, ?)');
for (const record of records) insert.run(record.id, JSON.stringify(record));
database.exec('COMMIT; ANALYZE');

const statements = new Map<number, ReturnType<DatabaseSync['prepare']>>();

/** The statement for this number of ids, prepared once. */
function prepared(count: number): ReturnType<DatabaseSync['prepare']> {
  const places = Array.from({ length: count }, () => '?').join(',');
  const known = statements.get(count) ?? database.prepare(`SELECT * FROM actuators WHERE id IN (${places})`);
  statements.set(count, known);
  return known;
}

function compareBody(ids: readonly string[]): string {
  const found = prepared(ids.length).all(...ids);
  const byId = new Map(found.map(({ id, record }) => [String(id), String(record)]));
  const notFound = ids.filter((id) => !byId.has(id));
  return `{"data":[${ids.flatMap((id) => byId.get(id) ?? []).join(',')}],"not_found":${JSON.stringify(notFound)}}`;
}

const app = fastify();
app.get('/api/v1/actuators/compare', ({ url }, reply) => {
  const ids = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('ids')?.split(',') ?? [];
  return reply.type('application/json; charset=utf-8').send(compareBody(ids));
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
