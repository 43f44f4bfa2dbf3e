import { expect, test } from 'vitest';
import { suggestionsOf } from '../../../src/site/finder/answer/answer.ts';
import { mostCompleteFirst } from '../../../src/site/robots/most-complete.ts';
import {
  limitError,
  openRobots,
  readRobotQuery,
  robotErrors,
  robotParameters,
  type ListedRobot,
} from '../../../src/site/robots/robot-list.ts';
import { robotRows } from '../../../src/site/robots/robot-rows.ts';
import { robotWords } from '../../../src/site/robots/search-words.ts';
import { robotListTable } from '../../../src/site/table/record-tables.ts';
import { site } from '../fixtures.ts';

const queryOf = (text: string) => readRobotQuery(new URLSearchParams(text), ['dof', 'weight_kg']);

const go1: ListedRobot = {
  id: 'unitree-go1',
  words: 'Unitree Go1\n宇树 Go1\nSmall robot dog with sealed joints.',
  values: { kind: 'quadruped', motors: null, dof: 12, payload_kg: 5, weight_kg: null, motor_price_usd: null },
};
const arm: ListedRobot = {
  id: 'so-101',
  words: 'The Robot Studio SO-101\nArm to be printed.',
  values: { kind: 'arm', motors: 'priced', dof: 6, payload_kg: null, weight_kg: 1, motor_price_usd: 83.34 },
};

const answer = openRobots([go1, arm]);

test.each([
  '',
  'q=go1&kind=quadruped,arm',
  'min_dof=6&max_weight_kg=40&motors=priced',
  'sort=dof',
  'sort=weight_kg&order=asc',
])('the address "%s" is read and written without loss', (text) => {
  const query = queryOf(text);
  expect(queryOf(robotParameters(query).toString())).toEqual(query);
});

test('words of an address may be in any case, as in the API', () => {
  expect(queryOf('kind=Arm,+HAND&sort=DOF&order=Asc')).toEqual(queryOf('kind=arm,hand&sort=dof&order=asc'));
});

test.each([
  ['q=go1', [go1]],
  ['q=宇树', [go1]],
  ['q=unitreego1', [go1]],
  ['q=robotdog', []],
  ['q=robo', [go1, arm]],
  ['q=ealed', []],
  ['kind=arm,hand', [arm]],
  ['min_dof=6', [go1, arm]],
  ['min_dof=7,5', [go1]],
  ['max_weight_kg=100', [arm]],
  ['min_payload_kg=11 lb', [go1]],
  ['max_motor_price_usd=$100', [arm]],
  ['motors=priced', [arm]],
  ['min_dof=many', [go1, arm]],
  ['sort=colour', [go1, arm]],
])('"%s" finds the right robots, and no unknown figure is within a limit', (text, met) => {
  expect(answer(queryOf(text)).matches).toEqual(met);
});

test('an empty list names the filters that empty it', () => {
  expect(suggestionsOf(answer(queryOf('q=go1&max_weight_kg=100')))).toEqual([
    { name: 'q', label: '“go1”', more: 1 },
    { name: 'max_weight_kg', label: 'Max. mass 100 kg', more: 1 },
  ]);
});

test('robots without a value come last in both directions', () => {
  const sorted = (order: 'asc' | 'desc') => answer(queryOf(`sort=weight_kg&order=${order}`)).matches;
  expect([sorted('asc'), sorted('desc')]).toEqual([
    [arm, go1],
    [arm, go1],
  ]);
});

test('degrees of freedom that count a gripper say so', () => {
  const degrees = robotListTable(site.robotPages).columns.find(({ name }) => name === 'dof');
  const moss = site.robotPages.findIndex(({ robot }) => robot.id === 'jess-moss-moss-v1-follower');
  expect(degrees?.cells[moss]).toMatchObject({ text: '6', tags: ['with gripper'] });
});

test('an incomplete sum of motor prices says so', () => {
  const prices = robotListTable(site.robotPages).columns.find(({ name }) => name === 'motor_price_usd');
  for (const [index, { motors }] of site.robotPages.entries()) {
    const { sum, unknown } = motors.price_usd;
    expect(prices?.cells[index]?.text?.startsWith('≥') ?? false).toBe(sum !== null && unknown > 0);
  }
});

test('an unknown part of the address is reported', () => {
  const errors = (text: string) => robotErrors(new URLSearchParams(text), ['dof', 'weight_kg']);
  expect(errors('q=go1&kind=arm&min_dof=7,5&motors=priced&sort=dof&order=asc&units=nm')).toEqual([]);
  expect(errors('foo=1&min_dof=many&sort=colour&motors=all')).toEqual([
    'foo is not a parameter of this page.',
    'sort must be one of dof, weight_kg; got colour.',
    expect.stringMatching(/^min_dof must be a number/),
    'motors must be one of priced; got all.',
  ]);
});

test('a robot is found by the motors in its joints, as the record of an actuator lists it', () => {
  const words = Object.entries(robotWords(site.robotPages));
  const robots = words.map(([id, text]): ListedRobot => ({ id, words: text, values: {} }));
  const found = openRobots(robots)(queryOf('q=XM430-W350')).matches.map(({ id }) => id);
  const listed = site.actuatorPages.flatMap(({ actuator }) =>
    actuator.id.startsWith('robotis-xm430-w350') ? actuator.robots_using.map(({ id }) => id) : [],
  );
  expect(listed.length).toBeGreaterThan(5);
  expect(found).toEqual(expect.arrayContaining(listed));
});

test('the CSV has each robot with figures, their sources, and terms and dates of prices', () => {
  const { heads, rows } = robotRows(site.robotPages);
  const cellOf = (id: string, head: string) => rows[id]?.[heads.indexOf(head)];
  expect(Object.keys(rows)).toEqual(site.robotPages.map(({ robot }) => robot.id));
  for (const { robot, figures, motors } of site.robotPages) {
    const { id, price_usd } = robot;
    expect(rows[id]).toHaveLength(heads.length);
    expect([cellOf(id, 'name'), cellOf(id, 'payload_kg')]).toEqual([robot.name, robot.payload_kg]);
    expect(cellOf(id, 'payload_kg_source')).toBe(
      robot.payload_kg === null ? null : figures.of('payload_kg').mark,
    );
    expect(cellOf(id, 'price_usd_source') === null).toBe(price_usd === null);
    if (price_usd !== null)
      expect(cellOf(id, 'price_usd_source')).toContain(
        figures.of('price_usd').conditions?.date ?? 'date not stated',
      );
    expect(cellOf(id, 'motors_without_price')).toBe(motors.price_usd.unknown);
  }
});

test('the robots with the most known figures come first', () => {
  const known = mostCompleteFirst(site.robotPages).map(
    ({ robot: { dof, payload_kg, reach_mm, weight_kg, price_usd }, motors }) =>
      [dof, payload_kg, reach_mm, weight_kg, price_usd, motors.price_usd.sum].filter(
        (value) => value !== null,
      ).length,
  );
  expect(known[0]).toBe(Math.max(...known));
  expect(known.at(-1)).toBe(Math.min(...known));
});

test.each([
  ['max_weight_kg', '1,500 kg', '“1,500 kg” can be read as 1500 kg or 1.5 kg. Write one of them.'],
  ['min_dof', 'many', 'Not understood: “many”.'],
])('an unreadable limit is reported with the reason: %s=%s', (name, text, says) => {
  expect(limitError(name, text)).toBe(says);
});
