import { describe, expect, test } from 'vitest';
import type { TorqueSpeedPoint } from '../../../src/catalog/fields/torque-speed-point.ts';
import {
  CURVE_SIZE,
  curvePlot,
  curvesText,
  provedLine,
  statedCurves,
  torqueAt,
} from '../../../src/site/plot/curve-plot.ts';
import { linearScale } from '../../../src/site/plot/scale.ts';

const point = (
  [torque_nm, speed_rpm]: readonly [number, number],
  kind: TorqueSpeedPoint['kind'],
  voltage_v?: number,
): TorqueSpeedPoint => ({ torque_nm, speed_rpm, kind, ...(voltage_v !== undefined && { voltage_v }) });

const POINTS = [
  point([0, 300], 'continuous', 24),
  point([2, 100], 'continuous', 24),
  point([5, 50], 'intermittent', 48.02),
  point([0, 600], 'intermittent', 47.98),
  point([1, 10], 'intermittent'),
];

test('points of one kind and supply are one curve by speed, even if the supply sags slightly', () => {
  expect(statedCurves(POINTS)).toEqual([
    {
      kind: 'intermittent',
      volts: 48,
      points: [
        { torque: 5, speed: 50 },
        { torque: 0, speed: 600 },
      ],
    },
    { kind: 'intermittent', volts: null, points: [{ torque: 1, speed: 10 }] },
    {
      kind: 'continuous',
      volts: 24,
      points: [
        { torque: 2, speed: 100 },
        { torque: 0, speed: 300 },
      ],
    },
  ]);
});

test('curves are named with kind, supply and number of points', () => {
  expect(curvesText(statedCurves(POINTS))).toBe(
    'peak at 48 V (2 points), peak (1 point), continuous at 24 V (2 points)',
  );
});

test('a line has the proved torque of its corners, and gaps if they prove none', () => {
  expect(
    provedLine([
      { speed_rpm: 0, least_nm: 5, most_nm: 10 },
      { speed_rpm: 50, least_nm: null, most_nm: 8 },
      { speed_rpm: 100, least_nm: 0, most_nm: 0 },
    ]),
  ).toEqual([
    { torque: 5, speed: 0 },
    { torque: 0, speed: 100 },
  ]);
});

test.each([
  [0, 4],
  [50, 3],
  [100, 2],
  [500, 2],
])('at %d rpm a line from 4 N·m at rest to 2 N·m at 100 rpm is at %d N·m', (speed, torque) => {
  expect(
    torqueAt(
      [
        { torque: 4, speed: 0 },
        { torque: 2, speed: 100 },
      ],
      speed,
    ),
  ).toBe(torque);
});

describe('a linear axis begins at zero and ends at a round number', () => {
  test.each([
    [23, [0, 5, 10, 15, 20, 25]],
    [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [600, [0, 200, 400, 600]],
    [0, [0, 1]],
  ])('for %d', (greatest, ticks) => {
    const scale = linearScale(greatest, { from: 0, to: 100 });
    expect(scale.ticks.map(({ value }) => value)).toEqual(ticks);
    expect(scale.position(ticks.at(-1) ?? 0)).toBe(100);
  });
});

test('the drawing has both axes with units, and marks continuous and proved curves', () => {
  const points = [
    { torque: 4, speed: 0 },
    { torque: 0, speed: 100 },
  ];
  const drawn = curvePlot(
    [
      { label: '48 V', kind: 'intermittent', colour: 0, isStated: true, points },
      { label: '2 & 3', kind: 'continuous', colour: 1, isStated: false, points },
    ],
    CURVE_SIZE,
    [{ torque: 3, speed: 50 }],
  );
  expect(drawn).toContain('>Speed, rpm</text>');
  expect(drawn).toContain('>Torque, N·m</text>');
  expect(drawn).toContain('class="curve curve-1 is-continuous is-proved"');
  expect(drawn).toContain('2 &amp; 3');
  expect(drawn.match(/class="curve-dot/g)).toHaveLength(2);
  expect(drawn).toContain('asked-point');
});
