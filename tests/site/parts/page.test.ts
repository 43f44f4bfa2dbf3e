import { describe, expect, test } from 'vitest';
import { judgeList, withSet } from '../../../src/site/parts/judge-list.ts';
import { lineOf, MOST_LINES } from '../../../src/site/parts/lines.ts';
import { listErrors } from '../../../src/site/parts/list-errors.ts';
import { bothOf, leftOutOf, partsListPath, NO_LIST, readList } from '../../../src/site/parts/parts-list.ts';
import { readPageView, viewParameters } from '../../../src/site/parts/view-settings.ts';
import { comparePath } from '../../../src/site/paths.ts';
import { copied } from '../fixtures.ts';

describe('invalid parts of a link are reported', () => {
  test.each<[string, string[]]>([
    ['motors=robstride-rs03:4,unitree-go-m8010-6&volts=48&same=comm&view=joints', []],
    ['joint=hip;4;robstride-rs03;40@60,20@60+continuous', []],
    [
      'motors=robstride-rs03:99999',
      ['motors=robstride-rs03:99999: the count must be from 1 to 1,000; 1,000 is used.'],
    ],
    ['motors=RS 03', ['motors=RS 03 is not an id with a count, such as robstride-rs03:4.']],
    ['volts=2000', ['volts=2000 is not a supply voltage above 0 and up to 1,000 V.']],
    ['total_price_usd=-1', ['total_price_usd=-1 is not a number above 0.']],
    ['joint=;;', ['joint=;; has neither a name nor an actuator.']],
    ['joint=hip;0', ['joint=hip;0: the count must be from 1 to 1,000; the row is left out.']],
    [
      'joint=hip;1;;fast',
      ['joint=hip;1;;fast: write operating points as 40@60,20@60 continuous (N·m at rpm).'],
    ],
    ['volts=-3', ['volts=-3 is not a supply voltage above 0 and up to 1,000 V.']],
    [
      'motors=robstride-rs3:2',
      ['robstride-rs3: the catalog has no actuator with this id; its row is kept without figures.'],
    ],
    [
      'joint=hip;1;robstride-rs3&joint=knee;1;robstride-rs3',
      ['robstride-rs3: the catalog has no actuator with this id; its row is kept without figures.'],
    ],
    ['joint=hip;1;~Own+motor', []],
    ['same=colour', ['same=colour is not one of brand, voltage_v, comm.']],
    ['view=table', ['view=table is not one of list, compare, plot, curves, joints.']],
  ])('%s', (query, errors) => {
    expect(listErrors(new URLSearchParams(query), copied.actuatorById)).toEqual(errors);
  });
});

test('the ids of a former comparison become rows of a list', () => {
  expect(readList(new URLSearchParams('ids=a,b&view=compare')).lines).toEqual([
    lineOf({ id: 'a' }),
    lineOf({ id: 'b' }),
  ]);
});

test('a link has the view, and the default view needs no parameter', () => {
  const view = { view: 'plot', onlyDifferent: true, x: 'weight_g', y: 'rated_torque_nm' } as const;
  expect(readPageView(viewParameters(view))).toEqual(view);
  expect(partsListPath({ lines: [lineOf({ id: 'a' })] }, viewParameters(view))).toBe(
    '/my-parts?motors=a&view=plot&rows=different&y=rated_torque_nm',
  );
  expect([...viewParameters(readPageView(new URLSearchParams()))]).toEqual([]);
  expect(comparePath(['a', 'b'])).toBe('/my-parts?motors=a,b&view=compare');
});

test('a shared list added to my own keeps the rows of both', () => {
  const own = { ...NO_LIST, title: 'Mine', volts: 24, lines: [lineOf({ id: 'a', count: 2 })] };
  const other = { ...NO_LIST, title: 'Theirs', volts: 48, lines: [lineOf({ id: 'a' }), lineOf({ id: 'b' })] };
  expect(bothOf(own, other)).toEqual({
    ...own,
    lines: [lineOf({ id: 'a', count: 3 }), lineOf({ id: 'b' })],
  });
});

test('of two lists together, rows beyond the limit are counted, and my own rows stay', () => {
  const rows = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => lineOf({ id: `${from}-${index}` }));
  const own = { ...NO_LIST, lines: rows('own', 2) };
  const other = { ...NO_LIST, lines: [...own.lines, ...rows('other', MOST_LINES)] };
  expect([leftOutOf(own, other), leftOutOf(own, own)]).toEqual([2, 0]);
  expect(
    bothOf(own, other)
      .lines.slice(0, 2)
      .map(({ id, count }) => [id, count]),
  ).toEqual([
    ['own-0', 2],
    ['own-1', 2],
  ]);
});

const KNEE = lineOf({
  name: 'Knee',
  count: 2,
  points: [{ torque_nm: 10, speed_rpm: 60, kind: 'peak_points' }],
});
const list = { ...NO_LIST, volts: 48, lines: [KNEE, lineOf({ id: 'robstride-rs03' })] };

test('a joint with an operating point is judged, and a set has an actuator that meets it', () => {
  const { joints, sets } = judgeList(copied, list);
  expect(joints.map((joint) => joint === null)).toEqual([false, true]);
  const id = sets?.cheapest?.choices[0]?.id ?? '';
  const [own] = judgeList(copied, { ...list, lines: [{ ...KNEE, id }] }).joints;
  expect(own?.own).toBe('meets');
});

test('a set has motors that share a bus within the total price, or there is none', () => {
  const hip = lineOf({ ...KNEE, name: 'Hip' });
  const { sets } = judgeList(copied, { ...list, lines: [KNEE, hip], same: ['comm', 'brand'] });
  const brands = sets?.cheapest?.choices.map(({ id }) => copied.actuatorById.get(id ?? '')?.brand);
  expect(new Set(brands).size).toBe(1);
  expect(sets?.cheapest?.shared).toHaveProperty('comm');
  const none = judgeList(copied, { ...list, lines: [KNEE, hip], total: { weight_g: 1 } }).sets;
  expect(none?.lightest.choices.map(({ id }) => id)).toEqual([null, null]);
});

test('a set goes to the rows with operating points, in order', () => {
  const { joints, sets } = judgeList(copied, list);
  const choices = sets?.lightest.choices ?? [];
  expect(withSet(list, choices, joints).map(({ id }) => id)).toEqual([choices[0]?.id, 'robstride-rs03']);
  // A row that was not judged keeps its actuator.
  const unread = { ...KNEE, points: [{ torque_nm: 0, speed_rpm: 60, kind: 'peak_points' as const }] };
  const further = { ...list, lines: [unread, KNEE] };
  const judged = judgeList(copied, further);
  const chosen = judged.sets?.lightest.choices ?? [];
  expect(judged.joints[0]).toBeNull();
  expect(withSet(further, chosen, judged.joints).map(({ id }) => id)).toEqual([KNEE.id, chosen[0]?.id]);
});
