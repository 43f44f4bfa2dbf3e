import { describe, expect, test } from 'vitest';
import { negatedBeginnings } from '../../../src/query/search/negations.ts';
import { get, getActuators } from '../../support/ask.ts';
import { objectOf, pageOf } from '../../support/read.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

describe('a text that denies a word', () => {
  test.each([
    ['joint module without brake.', 'brake'],
    ['no brake, no driver', 'driver'],
    ['an optional brake; not sealed', 'sealed'],
    ['without brakes', 'brake'],
    ['mass without brake; without brakes too', 'bra'],
  ])('%j denies %s', (text, word) => {
    expect(negatedBeginnings(text)).toContain(word);
  });

  test.each([
    ['mass without brake; with brake 900 g', 'affirms it elsewhere'],
    ['without brake; but brakes inside', 'affirms another form of it'],
    ['brake, not driven', 'has it before the denying word'],
    ['casino brake', 'has an ending before it'],
    ['no-brake', 'has no blank before it'],
  ])('%j does not deny a brake: it %s', (text) => {
    expect(negatedBeginnings(text)).not.toContain('brake');
  });

  test('does not deny what is too short to tell', () => {
    expect(negatedBeginnings('it is no go')).toEqual([]);
  });
});

const service = serviceOf({
  actuators: [
    actuatorEntry({ id: 'acme-a1', notes: 'Without brake. Mass without driver.' }),
    actuatorEntry({ id: 'acme-a2', name: 'A2', notes: 'Brake inside, but no driver.' }),
    actuatorEntry({ id: 'acme-a3', name: 'A3', notes: 'No brake.', price_usd: 9 }),
  ],
  robots: [robotEntry({ summary: 'Walks without brakes and has no gripper.' })],
});

const headerOf = (operation: 'list_actuators' | 'list_robots' | 'summarize_actuators', query: string) =>
  get(service, operation, query).headers['Query-Negated'];

test.each([
  ['q=brake', '"brake";records=2'],
  ['q=Brake&max_price_usd=10', '"brake";records=1'],
  ['q=brake%20driver', '"brake";records=1, "driver";records=2'],
  ['q=brakke', '"brake";records=2'],
  ['q=acme', undefined],
  ['q=nothing', undefined],
  ['has=price_usd', undefined],
])('a list for %s says of its records %s', (query, header) => {
  expect(headerOf('list_actuators', query)).toBe(header);
});

test('the records are found all the same, the next page says it too, and so do summaries and robots', () => {
  expect(pageOf(getActuators(service, 'q=brake')).data).toHaveLength(3);
  const cursor = pageOf(getActuators(service, 'q=brake&limit=1')).pagination.next_cursor ?? '';
  expect(headerOf('list_actuators', `q=brake&limit=1&cursor=${cursor}`)).toBe('"brake";records=2');
  expect(headerOf('summarize_actuators', 'q=brake')).toBe('"brake";records=2');
  expect(headerOf('list_robots', 'q=brake')).toBe('"brake";records=1');
});

test('the search over everything says it of all kinds together', () => {
  const { negated } = objectOf(get(service, 'search', 'q=brake'));
  expect(negated).toEqual([{ word: 'brake', records: 3 }]);
  expect(objectOf(get(service, 'search', 'q=acme')).negated).toEqual([]);
});
