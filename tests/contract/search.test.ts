import { beforeAll, describe, expect, test } from 'vitest';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSharedApi } from './support/api.ts';
import { expectProblem } from './support/laws.ts';
import { idsOf, listActuators, walkActuators, type Actuator } from './support/records.ts';
import { byId, holdsTerms, searchTextOf } from './support/search.ts';
import { withQuery } from './support/target.ts';

const api = useSharedApi();
const actuators: Actuator[] = [];

beforeAll(async () => {
  actuators.push(...(await walkActuators(api())).toSorted(byId));
});

const found = async (q: string): Promise<string[]> => idsOf(await walkActuators(api(), { q }));
const holding = (q: string): string[] => idsOf(actuators.filter((actuator) => holdsTerms(searchTextOf(actuator), q)));

describe('free text', () => {
  test.each([
    ['4310', 'DM-J4310-2EC'],
    ['ak70', 'AK70-10'],
  ])('%s finds %s', async (q, name) => {
    const names = (await walkActuators(api(), { q })).map((actuator) => actuator.name);
    expect(names).toContainEqual(expect.stringContaining(name));
  });

  test.each([
    'ak80',
    'unitree',
    'harmonic_precision',
    'robot_arm',
    'cubemars-ak80',
    'dm j4310',
    '2ec v1',
    '-',
    'a e i o',
  ])('%s finds every actuator whose text holds all its terms, by id', async (q) => {
    expect(await found(q)).toEqual(holding(q));
  });

  test.each([
    ['UNITREE', 'unitree'],
    ['ünitrée', 'unitree'],
    // With a digit, so that no mending hides a missing fold.
    ['ÁK80', 'ak80'],
    ['ak80̈', 'ak80'],
    ['  ak80\t \n9 ', 'ak80 9'],
    ['ak80 ak80', 'ak80'],
  ])('%j finds the same as %j', async (written, plain) => {
    expect(await found(written)).toEqual(holding(plain));
    expect(holding(plain)).not.toEqual([]);
  });

  test('finds nothing inside a word', async () => {
    expect(await found('ubemar')).toEqual([]);
  });

  test.each(['', ' ', ' \t\n '])('%j is as if absent', async (q) => {
    expect((await listActuators(api(), { q })).pagination.total).toBe(COUNTS.actuators);
  });

  test.each(['%', '_', '*', '.*', '(', '[a', '\\', '"', "'", '<b>', '🤖', '%00'])(
    '%j is plain text, no pattern',
    async (q) => {
      expect(await found(q)).toEqual(holding(q));
    },
  );

  test('keeps the order by id, and takes any sort', async () => {
    const ids = await found('unitree');
    expect(ids).toEqual(ids.toSorted());
    const { data } = await listActuators(api(), { q: 'unitree', sort: 'name', order: 'asc', limit: 100 });
    expect(idsOf(data).toSorted()).toEqual(ids);
  });
});

describe('a misspelt word', () => {
  test.each([
    ['quadrupde', 'quadruped'],
    ['humanoyd', 'humanoid'],
    ['exoskeletn', 'exoskeleton'],
    ['cubmars', 'cubemars'],
    ['UNITREEE', 'unitree'],
  ])('%s is mended to %s', async (misspelt, word) => {
    expect(holding(misspelt)).toEqual([]);
    expect(await found(misspelt)).toEqual(holding(word));
  });

  test('is mended beside terms that are right', async () => {
    expect(await found('ak80 humanoyd')).toEqual(holding('ak80 humanoid'));
  });

  test('is left as it is when it is part of some text', async () => {
    expect(await found('quadrup')).toEqual(holding('quadrup'));
  });

  test.each(['zzzzzzzz', 'qqqqwwww'])('%s with no near word finds nothing', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test('of fewer than four letters finds nothing', async () => {
    expect(holding('xyq')).toEqual([]);
    expect(await found('xyq')).toEqual([]);
  });
});

describe('a part number', () => {
  test.each(['ak08', 'ak81-9', 'xm340', 'dm-j4311', 'humanoid77', 'quadruped2'])('%s is never mended', async (q) => {
    expect(holding(q)).toEqual([]);
    expect(await found(q)).toEqual([]);
  });
});

describe('the length of free text', () => {
  test('may be 200 characters', async () => {
    expect((await listActuators(api(), { q: 'a'.repeat(200) })).pagination.total).toBe(0);
  });

  test('may not be 201 characters', async () => {
    const answer = await api().get(withQuery('/api/v1/actuators', { q: 'a'.repeat(201) }));
    expectProblem(answer, 'invalid_parameter');
  });
});
