import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { queriesOn } from './queries.ts';
import { fillTable, rows } from './table.ts';

/*
 * The peer of `npm run bench`: the same lists, searches, comparisons and records over SQLite. Takes a file of rows and
 * the name of a database to make, and prints its address when it listens.
 */

const [rowsFile, databaseFile] = process.argv.slice(2);
if (rowsFile === undefined || databaseFile === undefined)
  throw new Error('server.ts: wanted the file of rows and the file of the database; it is started by `npm run bench`.');

const database = new DatabaseSync(databaseFile);
fillTable(database, rows.parse(JSON.parse(readFileSync(rowsFile, 'utf8'))));
const queries = queriesOn(database);

const JSON_TYPE = 'application/json; charset=utf-8';
const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(url.indexOf('?') + 1));

const app = fastify();
app.get('/api/v1/actuators', (request, reply) => reply.type(JSON_TYPE).send(queries.list(queryOf(request.url))));
app.get('/api/v1/actuators/compare', (request, reply) =>
  reply.type(JSON_TYPE).send(queries.compare(queryOf(request.url).get('ids')?.split(',') ?? [])),
);
app.get<{ Params: { id: string } }>('/api/v1/actuators/:id', (request, reply) => {
  const body = queries.one(request.params.id);
  return body === null ? reply.code(404).send({ status: 404 }) : reply.type(JSON_TYPE).send(body);
});
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
