import { describe, expect, test } from 'vitest';
import { actuatorsFound } from '../../support/list.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

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
const found = (q: string): string[] => actuatorsFound(service, { q });

describe('the search of actuators', () => {
  test.each(['ubemar', 'ar', '310', '0-10', 'gear.'.slice(1)])('finds nothing inside a word: %s', (q) => {
    expect(found(q)).toEqual([]);
  });

  test.each([
    ['planetery', 'cubemars-ak70-10'],
    ['exoskelleton', 'nomad-x'],
    ['quadroped', 'damiao-dm-j4310'],
    ['planetery AK70', 'cubemars-ak70-10'],
  ])('corrects words that occur nowhere: %s', (q, id) => {
    expect(found(q)).toEqual([id]);
  });

  test.each(['ak71', '4311', 'ak70-11', 'j4310x'])('never corrects the part number %s', (q) => {
    expect(found(q)).toEqual([]);
  });

  test('finds nothing inside a name of another script', () => {
    expect([found('科技'), found('达妙 AK70')]).toEqual([[], []]);
  });

  test('finds nothing if a term can be neither found nor corrected', () => {
    expect(found('planetary zzzzzz')).toEqual([]);
  });
});
