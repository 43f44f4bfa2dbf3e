import { describe, expect, test } from 'vitest';
import { actuatorsFound, robotsFound } from '../support/list.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../support/small-catalog.ts';

const damiao = actuatorEntry({
  id: 'damiao-dm-j4310',
  name: 'DM-J4310-2EC',
  brand: 'damiao',
  use_cases: ['quadruped'],
  aliases: ['DM4310'],
});
const cubemars = actuatorEntry({
  id: 'cubemars-ak70-10',
  name: 'AK70-10',
  brand: 'cubemars',
  category: 'smart_servo',
  notes: 'Planetary gear; Kraftübertragung verlustarm.',
});
const withoutNotes = actuatorEntry({ id: 'nomad-x', name: 'X', brand: 'nomad', use_cases: ['exoskeleton'] });

const service = serviceOf({
  brands: {
    damiao: { name: 'DAMIAO', aliases: ['达妙科技'] },
    cubemars: { name: 'CubeMars' },
    nomad: { name: 'Nomad' },
  },
  actuators: [damiao, cubemars, withoutNotes],
  robots: [
    robotEntry({ id: 'damiao-dog7', name: 'Dog 4310', brand: 'damiao', summary: 'A quadruped.' }),
    robotEntry({ id: 'nomad-arm', name: 'Arm', brand: 'nomad', summary: 'Émile lifts.' }),
  ],
});
const everything = ['cubemars-ak70-10', 'damiao-dm-j4310', 'nomad-x'];
const found = (q: string): string[] => actuatorsFound(service, { q });

describe('the search of actuators', () => {
  test.each([
    ['id', 'dm-j4310', 'damiao-dm-j4310'],
    ['name', '2ec', 'damiao-dm-j4310'],
    ['brand', 'CubeMars', 'cubemars-ak70-10'],
    ['category', 'smart_servo', 'cubemars-ak70-10'],
    ['use cases', 'exoskeleton', 'nomad-x'],
    ['notes', 'planetary', 'cubemars-ak70-10'],
  ])('looks into the %s', (_field, q, id) => {
    expect(found(q)).toEqual([id]);
  });

  test.each([
    ['4310', 'damiao-dm-j4310'],
    ['ak70', 'cubemars-ak70-10'],
    ['cube', 'cubemars-ak70-10'],
    ['70-1', 'cubemars-ak70-10'],
    ['ec', 'damiao-dm-j4310'],
  ])('finds %s where a word begins', (q, id) => {
    expect(found(q)).toEqual([id]);
  });

  test.each(['ubemar', 'ar', '310', '0-10', 'gear.'.slice(1)])('finds nothing inside a word: %s', (q) => {
    expect(found(q)).toEqual([]);
  });

  test('finds a record when every term occurs somewhere in it, in any field and order', () => {
    expect(found('planetary ak70 cubemars')).toEqual(['cubemars-ak70-10']);
  });

  test('finds nothing when one of the terms occurs only elsewhere', () => {
    expect(found('planetary 4310')).toEqual([]);
  });

  test.each(['KRAFTÜBERTRAGUNG', 'kraftubertragung', 'kraftu\u0308bertragung'])(
    'disregards case and accents: %s',
    (q) => {
      expect(found(q)).toEqual(['cubemars-ak70-10']);
    },
  );

  test('splits at any white space', () => {
    expect(found('\tplanetary\u00a0\n ak70 ')).toEqual(['cubemars-ak70-10']);
  });

  test('does not find a term that runs from one field into the next', () => {
    expect(found('2ecdamiao')).toEqual([]);
  });

  test.each(['', ' ', '\t\n', '\u0301'])('that is blank is as if absent: %j', (q) => {
    expect(found(q)).toEqual(everything);
  });

  test.each([
    ['planetery', 'cubemars-ak70-10'],
    ['exoskelleton', 'nomad-x'],
    ['quadroped', 'damiao-dm-j4310'],
    ['planetery AK70', 'cubemars-ak70-10'],
  ])('mends words that occur nowhere: %s', (q, id) => {
    expect(found(q)).toEqual([id]);
  });

  test.each(['ak71', '4311', 'ak70-11', 'j4310x'])('never mends the part number %s', (q) => {
    expect(found(q)).toEqual([]);
  });

  test.each([
    ['cubemarsak70', 'brand and name'],
    ['AK7010', 'name'],
    ['ak-70.10', 'name'],
    ['ＡＫ７０１０', 'name, in full-width forms'],
    ['damiaodmj4310', 'id'],
    ['dm4310', 'alias'],
  ])('finds a model by its letters and digits, however they are joined: %s (%s)', (q) => {
    expect(found(q)).toHaveLength(1);
    expect(found(`${q} unheard-of`)).toEqual([]);
  });

  test.each(['02e', 'dmj', 'dmjx', 'ubem'])('takes %s for no model: too short, or without a digit', (q) => {
    expect(found(q)).toEqual([]);
  });

  test.each(['达妙', '达妙科技', '达妙 DM-J4310', '达妙 quadruped', '达妙科技DM-J4310', 'dm4310'])(
    'finds by other names of the model and of its maker: %s',
    (q) => {
      expect(found(q)).toEqual(['damiao-dm-j4310']);
    },
  );

  test('finds nothing inside a name of another script', () => {
    expect([found('科技'), found('达妙 AK70')]).toEqual([[], []]);
  });

  test('finds nothing when one term can neither be found nor mended', () => {
    expect(found('planetary zzzzzz')).toEqual([]);
  });

  test('keeps the order of the list', () => {
    const bySort = actuatorsFound(service, { q: '1', sort: 'name', order: 'desc' });
    expect(bySort).toEqual(['cubemars-ak70-10']);
    const byWord = actuatorsFound(service, { q: '10', sort: 'name', order: 'desc' });
    expect(byWord).toEqual(bySort);
  });
});

describe('the search of robots', () => {
  test.each([
    ['name', 'Dog', 'damiao-dog7'],
    ['brand', 'nomad', 'nomad-arm'],
    ['summary', 'emile', 'nomad-arm'],
    ['summary, mended', 'quadroped', 'damiao-dog7'],
    ['other names of its maker', '达妙', 'damiao-dog7'],
    ['name with another name of its maker', '达妙 dog', 'damiao-dog7'],
  ])('looks into the %s', (_field, q, id) => {
    expect(robotsFound(service, { q })).toEqual([id]);
  });

  test('looks into the id for the letters and digits of a model alone', () => {
    expect(robotsFound(service, { q: 'damiao-dog7' })).toEqual(['damiao-dog7']);
    expect(robotsFound(service, { q: 'damiao-do' })).toEqual([]);
    expect(robotsFound(service, { q: 'o-dog7' })).toEqual([]);
    expect(robotsFound(service, { q: 'damiaodog7' })).toEqual(['damiao-dog7']);
  });

  test('that is blank is as if absent', () => {
    expect(robotsFound(service, { q: '  ' })).toEqual(['damiao-dog7', 'nomad-arm']);
  });
});
