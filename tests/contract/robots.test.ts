import { beforeAll, describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { idsOf, listRobots, walkRobots, type Robot } from './support/records.ts';
import { byId, holdsTerms, robotTextOf } from './support/search.ts';

const api = useSharedApi();
const robots: Robot[] = [];

beforeAll(async () => {
  robots.push(...(await walkRobots(api())));
});

describe('the robots', () => {
  test('are listed by id', () => {
    expect(idsOf(robots)).toEqual(idsOf(robots.toSorted(byId)));
  });

  test.each(['quadruped', 'Unitree', 'UR5', 'arm payload', 'élderly', 'go1', 'six-axis'])(
    'are searched by name, brand and summary: %s',
    async (q) => {
      const expected = idsOf(robots.filter((robot) => holdsTerms(robotTextOf(robot), q)));
      expect(idsOf(await walkRobots(api(), { q }))).toEqual(expected);
    },
  );

  test('are searched by the letters and digits of their id', async () => {
    const { id } = robots.find((robot) => /\d/.test(robot.id) && !robotTextOf(robot).includes(robot.id)) ?? { id: '' };
    expect(id).not.toBe('');
    expect(idsOf(await walkRobots(api(), { q: id }))).toContain(id);
    expect(idsOf(await walkRobots(api(), { q: id.replaceAll('-', '') }))).toContain(id);
  });

  test('are found by a misspelt word', async () => {
    const [misspelt, right] = await Promise.all([
      walkRobots(api(), { q: 'quadrupde' }),
      walkRobots(api(), { q: 'quadruped' }),
    ]);
    expect(idsOf(misspelt)).toEqual(idsOf(right));
    expect(right).not.toEqual([]);
  });

  test.each(['go9x', 'ur55'])('are not found by a mended part number: %s', async (q) => {
    expect((await listRobots(api(), { q })).pagination.total).toBe(0);
  });

  test.each(['Unitree', 'UNITREE', 'unitree'])('are filtered by their exact brand: %s', async (brand) => {
    const expected = idsOf(robots.filter((robot) => robot.brand === 'Unitree'));
    expect(idsOf(await walkRobots(api(), { brand }))).toEqual(expected);
    expect(expected).not.toEqual([]);
  });

  test('of an unknown brand are an empty list', async () => {
    expect(await listRobots(api(), { brand: 'Unitre' })).toEqual({
      data: [],
      pagination: { next_cursor: null, has_more: false, total: 0 },
    });
  });

  test('are kept by every given filter', async () => {
    const expected = robots.filter((robot) => robot.brand === 'Unitree' && holdsTerms(robotTextOf(robot), 'quadruped'));
    expect(idsOf(await walkRobots(api(), { brand: 'unitree', q: 'quadruped' }))).toEqual(idsOf(expected));
  });

  test('have no joints in the list', () => {
    expect(robots.filter((robot) => 'joints' in robot)).toEqual([]);
  });
});
