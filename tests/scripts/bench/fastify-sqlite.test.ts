import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { answer } from '../../../scripts/bench/in-process.ts';
import { rowsOf } from '../../../scripts/bench/peers/fastify-sqlite.ts';
import { queriesOn } from '../../../scripts/bench/peers/fastify-sqlite/queries.ts';
import { fillTable, rows } from '../../../scripts/bench/peers/fastify-sqlite/table.ts';
import { addressInApi } from '../../../scripts/bench/peers/ours.ts';
import { questionsOver } from '../../../scripts/bench/questions.ts';
import { foundIn } from '../../../scripts/bench/verify.ts';
import { textOf } from '../../../src/api/document.ts';
import { buildService } from '../../../src/api/service.ts';
import { DATASET } from './actuators.ts';

const database = new DatabaseSync(':memory:');
fillTable(database, rows.parse(rowsOf(DATASET)));
const queries = queriesOn(database);
const service = buildService(DATASET);
const questions = questionsOver(DATASET);

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);
const found = (body: string) => foundIn(JSON.parse(body), null);

test.each(Array.from({ length: 30 }, (_, number) => addressInApi(questions.list(number))))(
  '%s finds what ours finds',
  (address) => {
    expect(found(queries.list(queryOf(address)))).toEqual(found(textOf(answer(service, address))));
  },
);

test.each(['ak1 pro', 'acme-ak1-2', 'k12pr', 'PRO AK12', 'acme smart_servo', 'ak1%', 'nothing'])(
  'the search for %s finds what ours finds',
  (text) => {
    const address = `/api/v1/actuators?${new URLSearchParams({ q: text })}`;
    expect(found(queries.list(queryOf(address)))).toEqual(found(textOf(answer(service, address))));
  },
);

test('a comparison keeps the order asked and names what is not there', () => {
  const body = queries.compare(['acme-ak12', 'acme-ak99', 'acme-ak10']);
  expect(JSON.parse(body)).toMatchObject({
    data: [{ id: 'acme-ak12' }, { id: 'acme-ak10' }],
    not_found: ['acme-ak99'],
  });
});

test('a record is found by its id', () => {
  expect(queries.one('acme-ak11')).toContain('"robots_using":[]');
  expect(queries.one('acme-ak99')).toBeNull();
});
