import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHARED_FIELDS } from '../../../src/query/match/sets/set-constraints.ts';
import { robotListPath } from '../../../src/site/parts/adding/robot-list-path.ts';
import {
  joined,
  lineOf,
  linesText,
  MOST_COUNT,
  jointPointsText,
  POINT_KINDS,
  readLines,
  readJointPoints,
  UNLISTED_FIGURES,
  withLine,
  type Line,
} from '../../../src/site/parts/lines.ts';
import { listQuery, NO_LIST, readList, type PartsList } from '../../../src/site/parts/parts-list.ts';
import { site } from '../fixtures.ts';

const plain = (id: string, count = 1): Line => lineOf({ id, count });
const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const count = fc.integer({ min: 1, max: MOST_COUNT });
const plainLine = fc.record({ id, count }).map(lineOf);
const number = fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10);
// The separators of a row's parts do not occur in a name.
const name = fc
  .stringMatching(/^[A-Za-z0-9&=%+#?/é·-]([A-Za-z0-9 &=%+#?,:@é-]{0,18}[A-Za-z0-9&=%+#?@é-])?$/)
  .filter((text) => !/\s\s/.test(text));
const motor = fc.record({
  name,
  peakKind: fc.constantFrom('', 'model limit', 'stall at 12 V'),
  figures: fc
    .record(Object.fromEntries(UNLISTED_FIGURES.map((field) => [field, number])), { requiredKeys: [] })
    .map((figures) => ({ ...figures })),
});
const most = fc.integer({ min: 1, max: 100_000 });
const points = fc.array(
  fc.record({ torque_nm: number, speed_rpm: number, kind: fc.constantFrom(...POINT_KINDS) }),
  {
    maxLength: 4,
  },
);
const joint = fc.oneof(
  fc.record({ name, count, id, points }).map(lineOf),
  fc.record({ name, count, points, motor }).map(lineOf),
);

test('an address of ids keeps a list of motors without loss', () => {
  fc.assert(
    fc.property(fc.uniqueArray(plainLine, { selector: (line) => line.id, maxLength: 60 }), (lines) => {
      expect(readLines(linesText(lines))).toEqual(lines);
    }),
  );
});

test('an address keeps joints, operating points, unlisted motors, title, notes, supply and shared limits without loss', () => {
  const lists = fc.record({
    title: name,
    notes: name,
    volts: fc.option(fc.integer({ min: 1, max: 400 })),
    lines: fc.array(joint, { minLength: 1, maxLength: 12 }),
    same: fc.subarray([...SHARED_FIELDS]),
    total: fc
      .record({ price_usd: most, weight_g: most }, { requiredKeys: [] })
      .map((total) => ({ ...total })),
  });
  fc.assert(
    fc.property(lists, (list: PartsList) => {
      expect(readList(new URLSearchParams(listQuery(list)))).toEqual(list);
    }),
  );
});

test('an address of joints is readable', () => {
  const lines = [
    lineOf({
      name: 'hip',
      count: 4,
      id: 'robstride-rs03',
      points: [{ torque_nm: 40, speed_rpm: 60, kind: 'peak_points' }],
    }),
    lineOf({
      name: 'knee',
      motor: { name: 'Knee motor', figures: { peak_torque_nm: 45.4 }, peakKind: 'model limit' },
    }),
  ];
  expect(listQuery({ ...NO_LIST, title: 'Leg', lines })).toBe(
    'title=Leg&joint=hip;4;robstride-rs03;40@60&joint=knee;1;~Knee+motor~peak_torque_nm:45.4~kind:model+limit',
  );
});

test('rows with only actuators have the short address of older links', () => {
  expect(listQuery({ ...NO_LIST, lines: [plain('a', 4), plain('b')] })).toBe('motors=a:4,b');
});

test.each([
  ['i2rt-big-yam', 'Wrist (J5-J6): DM-J4310-2EC (revision not stated)'],
  [
    'mjbots-quad-a1',
    'In sources of the robot: Shoulder, femur and tibia (J1-J12): qdd100 (version not stated)',
  ],
  ['robotis-omx-f', ''],
])("the list of %s names motors of unstated version as the robot's sources do: %s", (id, told) => {
  const page = site.robotPages.find(({ robot }) => robot.id === id);
  if (page === undefined) throw new Error(`The catalog has no ${id}.`);
  const { searchParams } = new URL(robotListPath(page.robot, page.jointFigures), 'https://x.example');
  expect(readList(searchParams).notes.split('; ').at(-1)).toBe(told);
});

test.each<[string, Line[]]>([
  ['', []],
  ['a', [plain('a')]],
  ['a:4,b', [plain('a', 4), plain('b')]],
  ['a:2,a:3', [plain('a', 5)]],
  ['a:0,b', [plain('b')]],
  ['a:1000', [plain('a', 1000)]],
  ['A,<b>,c:-1,d:x, e ', [plain('e')]],
])('%j names these motors', (text, lines) => {
  expect(readLines(text)).toEqual(lines);
});

test.each(['joint=', 'joint=;3', 'joint=;1;<b>', 'joint=;1;~', 'joint=~~;x'])('%s names no row', (query) => {
  expect(readList(new URLSearchParams(query)).lines).toEqual([]);
});

describe('operating points of a row', () => {
  test.each([
    ['40@60', '40@60'],
    ['40 N·m @ 60 rpm, 10Nm@120', '40@60,10@120'],
    ['4.5@60', '4.5@60'],
    ['20 N·m @ 30 rpm continuous, 40@60', '20@30 continuous,40@60'],
    // The form in older links.
    ['20 N·m @ 30 rpm lasting, 40@60', '20@30 continuous,40@60'],
    ['', ''],
  ])('%j are read as %s', (text, read) => {
    expect(jointPointsText(readJointPoints(text) ?? [])).toBe(read);
    expect(readJointPoints(text)).not.toBeNull();
  });

  test.each(['40', '40@', 'forty@60', '40@60@3', '40@60 often'])('%j are no operating points', (text) => {
    expect(readJointPoints(text)).toBeNull();
  });
});

test('motors are added to the plain row of their actuator, up to its maximum, and never to a named joint', () => {
  expect(joined([plain('a', 998), plain('a', 5)])).toEqual([plain('a', MOST_COUNT)]);
  const hip = lineOf({ name: 'hip', id: 'a' });
  expect(joined([hip, plain('a')])).toEqual([hip, plain('a')]);
});

test('a row is changed in place, and removed', () => {
  const lines = [lineOf({ name: 'hip', id: 'a', count: 2 }), plain('b')];
  expect(withLine(lines, 0, { id: 'c' })).toEqual([lineOf({ name: 'hip', id: 'c', count: 2 }), plain('b')]);
  expect(withLine(lines, 0, null)).toEqual([plain('b')]);
});

test('a plain row changed to an actuator already in the list is merged with it', () => {
  expect(withLine([plain('a', 2), plain('b')], 0, { id: 'b' })).toEqual([plain('b', 3)]);
});
