import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../src/site/build-site.ts';
import { jointTitle, type JointFigure } from '../../../src/site/robots/joint-figures.ts';
import { robotKeyFigures, robotStatements, statedFigures } from '../../../src/site/robots/robot-sheet.ts';
import { jointTable } from '../../../src/site/table/record-tables.ts';
import {
  actuatorEntry,
  catalogOf,
  robotEntry,
  serviceOf,
  sourceStating,
} from '../../support/small-catalog.ts';
import { site } from '../fixtures.ts';

const limits = { rated_speed_rpm: { kind: 'limit' }, peak_torque_nm: { kind: 'limit' } };
const own = {
  id: 'own',
  name: 'Own',
  brand: 'Acme',
  peak_torque_nm: 40,
  rated_speed_rpm: 30,
  conditions: limits,
};
const joints = [
  { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 60 } },
  { role: 'Knee (J2)', count: 1, motor: own },
  { role: 'Ankle (J3)', count: 1, motor: own },
];
const ofModel = (index: number) => ({
  [`joints[${index}].motor.peak_torque_nm`]: 'effort="40"',
  [`joints[${index}].motor.rated_speed_rpm`]: 'velocity="3.1416"',
});
const states = { ...ofModel(1), ...ofModel(2), 'joints[0].motor.rated_speed_rpm': '60 rpm', dof: '3 DoF' };
const records = {
  actuators: [actuatorEntry({ conditions: { peak_torque_nm: { kind: 'stall' } } })],
  robots: [robotEntry({ dof: 3, joints, sources: [sourceStating([], { kind: 'repository', states })] })],
};
const [page] = buildSite(catalogOf(records), serviceOf(records)).robotPages;
if (page === undefined) throw new Error('The catalog has no robot.');
const { jointFigures } = page;

const figureOf = (joint: number, field: JointFigure['field']) =>
  jointFigures[joint]?.find((figure) => figure.field === field);

describe('a figure of a joint', () => {
  test('of a linked motor has the evidence and the kind of its actuator', () => {
    expect(figureOf(0, 'peak_torque_nm')).toMatchObject({
      ...{ value: 22, tags: ['stall'], isOwn: false, isLimit: false },
      glyph: { kind: 'manufacturer' },
    });
    expect(figureOf(0, 'rated_speed_rpm')).toMatchObject({
      value: 60,
      isOwn: true,
      glyph: { kind: 'repository' },
    });
  });

  test('of a model file is called a limit, and a speed is also in rad/s', () => {
    expect(figureOf(1, 'rated_speed_rpm')).toMatchObject({
      ...{ text: '30', also: '3.142 rad/s', tags: ['model limit'], isLimit: true },
    });
  });

  test.each([
    ['rated_speed_rpm', [1, 2], 'Velocity limit'],
    ['peak_torque_nm', [1], 'Effort limit'],
    ['rated_speed_rpm', [0], 'Rated speed'],
    ['rated_speed_rpm', [0, 1], 'Rated speed or limit'],
    ['weight_g', [0, 1], 'Mass'],
  ] as const)('%s of joints %j has the title %j', (field, of, title) => {
    const figures = of.flatMap((joint) => figureOf(joint, field) ?? []);
    expect(jointTitle(field, figures)).toBe(title);
  });
});

test('the table of joints has tags, glyphs and the speeds in both units', () => {
  const { columns } = jointTable(page);
  expect(columns.map(({ title, unit }) => `${title} ${unit}`.trim()).slice(3)).toEqual([
    ...[
      'Peak torque or limit N·m',
      'Rated torque N·m',
      'Rated speed or limit rpm',
      'Rated speed or limit rad/s',
    ],
    ...['Gear ratio', 'Mass kg'],
  ]);
  expect(columns[3]?.cells[0]).toMatchObject({ text: '22', tags: ['stall'], glyph: { letter: 'M' } });
});

test('masses of motors are in the unit of their robot, and their sums state the included parts', () => {
  const weighed = {
    actuators: [
      actuatorEntry({
        specs: { peak_torque_nm: 22, weight_g: 490 },
        conditions: { weight_g: { includes: 'no driver' } },
      }),
    ],
    robots: records.robots,
  };
  const [first] = buildSite(catalogOf(weighed), serviceOf(weighed)).robotPages;
  const mass = first?.jointFigures[0]?.find(({ field }) => field === 'weight_g');
  expect(mass).toMatchObject({ value: 0.49, unit: 'kg', tags: ['no driver'] });
  expect(first?.motorKinds.weight_g).toMatch(/^no driver: \d motors?$/);
  expect(first?.motorKinds.price_usd).toBeNull();
});

test('a quote for several joints is shown once', () => {
  const told = robotStatements(page).map(({ title, text, joints: of }) => [title, text, of]);
  expect(told).toEqual([
    ['Degrees of freedom', '3', []],
    ['Rated speed', '60', ['Hip (J1)']],
    ['Effort limit', '40', ['Knee (J2)', 'Ankle (J3)']],
    ['Velocity limit', '30', ['Knee (J2)', 'Ankle (J3)']],
  ]);
});

test('the figures at the head of the page show who states them', () => {
  expect(robotKeyFigures(page)[0]).toMatchObject({ text: '3', glyph: { kind: 'repository' } });
});

test('no limit of a real model is called a rated figure', () => {
  const called = site.robotPages.flatMap((real) =>
    robotStatements(real).filter(({ tags }) => tags.includes('model limit')),
  );
  expect(called.length).toBeGreaterThan(50);
  expect(
    called.filter(({ title }) => !/^(Velocity|Effort) limit$/.test(title)).map(({ title }) => title),
  ).toEqual([]);
});

test("the stated figures of a robot are its own and its motors', without those of linked actuators", () => {
  const stated = statedFigures(page).filter(({ claims }) => claims.length > 0);
  expect(stated.map(({ path }) => path)).toEqual([
    'dof',
    'joints/Hip (J1)/rated_speed_rpm',
    'joints/Knee (J2)/peak_torque_nm',
    'joints/Knee (J2)/rated_speed_rpm',
    'joints/Ankle (J3)/peak_torque_nm',
    'joints/Ankle (J3)/rated_speed_rpm',
  ]);
});
