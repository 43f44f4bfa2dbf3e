import { describe, expect, test } from 'vitest';
import { openFindables, prepareFindables } from '../../../src/query/search/rank.ts';
import { findablesOf } from '../../../src/query/search/search-documents.ts';
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
const find = openFindables(prepareFindables(findablesOf(dataset)));
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

  test('keeps to the types that are asked for', () => {
    expect(found('walker', ['robot', 'brand'])).toEqual(['acme-walker']);
  });

  test('counts all hits, and gives no more than asked', () => {
    const { hits, total, didYouMean } = find({ text: 'acme', types: null, limit: 1 });
    expect([hits.map(({ id }) => id), total, didYouMean()]).toEqual([['acme'], 5, []]);
  });

  test('names what is near where nothing is found', () => {
    const { total, didYouMean } = find({ text: 'XM430-W999', types: null, limit: 10 });
    expect(total).toBe(0);
    expect(didYouMean()[0]).toMatch(/^Acme XM430-W350-/);
  });

  test('says what each hit is, in a line', () => {
    const [actuator] = find({ text: 'xm430-w350-t', types: null, limit: 1 }).hits;
    expect(actuator).toMatchObject({ type: 'actuator', summary: 'Label of qdd_proprioceptive, 22 N·m' });
    const [brand] = find({ text: 'acme', types: ['brand'], limit: 1 }).hits;
    expect(brand).toEqual({
      type: 'brand',
      id: 'acme',
      name: 'Acme',
      brand: 'Acme',
      summary: '3 actuators, 1 robot',
      url: 'https://catalog.example/brands/acme',
      api_url: null,
    });
  });
});
