import { describe, expect, test } from 'vitest';
import { searchDocumentsOf } from '../../../src/query/search/search-documents.ts';
import { openSearchDocuments, prepareSearchDocuments } from '../../../src/query/search/search.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const dataset = datasetOf({
  brands: { acme: { name: 'Acme' }, nomad: { name: 'Nomad Robotics', aliases: ['漫游'] } },
  actuators: [
    actuatorEntry({ id: 'acme-xm430-w350-t', name: 'XM430-W350-T', aliases: ['Dynamo 430'] }),
    actuatorEntry({ id: 'acme-xm430-w350-r', name: 'XM430-W350-R', notes: 'A planetary gear.' }),
    actuatorEntry({ id: 'acme-walker-motor', name: 'Walker motor', notes: 'Replaces the XM430-W350-T.' }),
  ],
  robots: [
    robotEntry({
      id: 'acme-walker',
      name: 'Walker',
      joints: [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-xm430-w350-r' } }],
    }),
    robotEntry({ id: 'nomad-crawler', brand: 'nomad', name: 'Crawler', kind: 'mobile_manipulator' }),
  ],
});
const find = openSearchDocuments(prepareSearchDocuments(searchDocumentsOf(dataset)));
const found = (text: string, types: readonly string[] | null = null): string[] =>
  find({ text, types, limit: 10 }).hits.map(({ id }) => id);

describe('the search over everything', () => {
  test.each([
    ['an exact name before names that begin with it', 'walker', ['acme-walker', 'acme-walker-motor']],
    ['joined names, the more used first', 'xm430w350', ['acme-xm430-w350-r', 'acme-xm430-w350-t']],
    ['an exact name by brand and name', 'ACME Walker', ['acme-walker', 'acme-walker-motor']],
    ['an alias', 'dynamo 430', ['acme-xm430-w350-t']],
    ['all words of a name in any order', 'motor walker', ['acme-walker-motor']],
    ['notes', 'planetary', ['acme-xm430-w350-r']],
    ['a misspelt word', 'planatery', ['acme-xm430-w350-r']],
    ['a kind of robot', 'mobile manipulator', ['nomad-crawler']],
    ['a maker before what it makes, by its name in another script', '漫游', ['nomad', 'nomad-crawler']],
    ['what a maker of another script makes', '漫游 crawler', ['nomad-crawler']],
    ['a brand before what it makes', 'nomad robotics', ['nomad', 'nomad-crawler']],
  ])('finds %s', (_what, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('finds only the requested types', () => {
    expect(found('walker', ['robot', 'brand'])).toEqual(['acme-walker']);
  });

  test('counts all hits and returns at most `limit`', () => {
    const { hits, total, suggestions } = find({ text: 'acme', types: null, limit: 1 });
    expect([hits.map(({ id }) => id), total, suggestions()]).toEqual([['acme'], 5, []]);
  });

  test.each([
    ['XM430-W999', 'Acme XM430-W350-R', ['W999']],
    ['ZZZ XM430-W350', 'Acme XM430-W350-R', ['ZZZ']],
    ['ZZZ XM430 9', 'Acme XM430-W350-R', ['ZZZ', '9']],
    ['Walker_X9', 'Acme Walker', ['X9']],
    ['xm430w360t', 'Acme XM430-W350-T', []],
    ['xm430w999q9', 'Acme XM430-W350-R', ['999', 'q', '9']],
  ])('suggests for %s the nearest name and the words that it omits', (text, name, dropped) => {
    const { total, suggestions } = find({ text, types: null, limit: 10 });
    expect(total).toBe(0);
    expect(suggestions()[0]).toEqual({ name, dropped });
  });

  test.each(['zzz walker', 'W99-350', 'X4-9', 'walking-99'])('suggests nothing for %s', (text) => {
    const { total, suggestions } = find({ text, types: null, limit: 10 });
    expect([total, suggestions()]).toEqual([0, []]);
  });

  test.each([
    ['a short word is whole', 'a', ['acme-xm430-w350-r']],
    ['so it begins no longer one', 'wal', []],
    ['a phrase stands as it is', '"planetary gear"', ['acme-xm430-w350-r']],
    ['and not in another order', '"gear planetary"', []],
    ['the parts of a joined name are found in their order', 'acme.xm430-t', ['acme-xm430-w350-t']],
    ['and not in another', 'acme.t-xm430', []],
    ['numbers in it are whole', 'acme.xm43-t', []],
  ])('%s: %s', (_rule, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('marks hits that have the words only in their text', () => {
    const marks = (text: string) =>
      find({ text, types: null, limit: 10 }).hits.map((hit) => [hit.id, hit.in_text]);
    expect(marks('planetary')).toEqual([['acme-xm430-w350-r', true]]);
    expect(marks('xm430-w350-t')).toEqual([
      ['acme-xm430-w350-t', false],
      ['acme-walker-motor', true],
    ]);
  });

  test('describes each hit in one line', () => {
    const [actuator] = find({ text: 'xm430-w350-t', types: null, limit: 1 }).hits;
    expect(actuator).toMatchObject({
      type: 'actuator',
      summary: 'Label of qdd_proprioceptive, 22 N·m (kind not stated)',
    });
    const [brand] = find({ text: 'acme', types: ['brand'], limit: 1 }).hits;
    expect(brand).toEqual({
      type: 'brand',
      id: 'acme',
      name: 'Acme',
      brand: 'Acme',
      summary: '3 actuators, 1 robot',
      url: 'https://catalog.example/brands/acme',
      api_url: null,
      in_text: false,
    });
  });
});
