import { expect, test } from 'vitest';
import { cornersOf } from '../../../src/catalog/torque-speed/curve-corners.ts';
import { AS_STATED, torqueAt, wayAt, type TorqueAt } from '../../../src/catalog/torque-speed/law.ts';
import { curvesOf, type DriveFigures } from '../../../src/catalog/torque-speed/stated-curves.ts';

const NOTHING: DriveFigures = {
  peak_torque_nm: null,
  rated_torque_nm: null,
  max_speed_rpm: null,
  rated_speed_rpm: null,
  torque_speed_points: null,
  voltage_v: null,
  conditions: {},
};

interface At {
  readonly volts?: number;
  readonly share?: number;
}

const intermittent = (figures: Partial<DriveFigures>, speed: number, at: At = {}): TorqueAt =>
  torqueAt(curvesOf([{ ...NOTHING, ...figures }]).intermittent, 0, { ...AS_STATED, ...at, speed });

const continuous = (figures: Partial<DriveFigures>, speed: number, at: At = {}): TorqueAt =>
  torqueAt(curvesOf([{ ...NOTHING, ...figures }]).continuous, 0, { ...AS_STATED, ...at, speed });

const QDD: Partial<DriveFigures> = {
  peak_torque_nm: 40,
  rated_torque_nm: 20,
  rated_speed_rpm: 100,
  max_speed_rpm: 200,
  voltage_v: 48,
  conditions: { peak_torque_nm: { kind: 'peak' }, max_speed_rpm: { kind: 'maximum' } },
};

const SERVO: Partial<DriveFigures> = {
  peak_torque_nm: 3,
  rated_torque_nm: 1,
  max_speed_rpm: 60,
  voltage_v: '6-12',
  conditions: {
    peak_torque_nm: { kind: 'stall', voltage_v: 12 },
    max_speed_rpm: { kind: 'no_load', voltage_v: 12 },
  },
};

test('the hull of peak torque, rated point and maximum speed is proved, and more, up to the peak torque, is possible', () => {
  expect(intermittent(QDD, 0)).toEqual({ least: 40, most: 40 });
  expect(intermittent(QDD, 50)).toEqual({ least: 30, most: 40 });
  expect(intermittent(QDD, 150)).toEqual({ least: 10, most: 40 });
  expect(intermittent(QDD, 200)).toEqual({ least: 0, most: 40 });
  expect(intermittent(QDD, 201)).toEqual({ least: 0, most: 0 });
});

test('no torque is left at a no-load speed, for any kind of peak torque', () => {
  const free = { ...QDD, conditions: { ...QDD.conditions, max_speed_rpm: { kind: 'no_load' } } };
  expect(intermittent(free, 199)).toEqual({ least: 0.2, most: 40 });
  expect(intermittent(free, 200)).toEqual({ least: 0, most: 0 });
});

test('continuous torque is the rated torque up to the rated speed, then falls in a line to the maximum speed', () => {
  expect(continuous(QDD, 100)).toEqual({ least: 20, most: 20 });
  expect(continuous(QDD, 150)).toEqual({ least: 10, most: 20 });
  expect(continuous(QDD, 201)).toEqual({ least: 0, most: 0 });
});

test('a stall torque and a no-load speed define a line, and half of the stall torque is certain', () => {
  expect(intermittent(SERVO, 0)).toEqual({ least: 1.5, most: 3 });
  expect(intermittent(SERVO, 20)).toEqual({ least: 1.5, most: 2 });
  expect(intermittent(SERVO, 45)).toEqual({ least: 0.75, most: 0.75 });
  expect(intermittent(SERVO, 60)).toEqual({ least: 0, most: 0 });
  expect(intermittent(SERVO, 0, { share: 1 })).toEqual({ least: 3, most: 3 });
});

test('continuous torque is never above the line of a stall torque', () => {
  expect(continuous(SERVO, 0)).toEqual({ least: 1, most: 1 });
  expect(continuous(SERVO, 50)).toEqual({ least: 0.1667, most: 0.5 });
});

test('at half the supply the line of a stall torque has half its torque and half its speed', () => {
  expect(intermittent(SERVO, 0, { volts: 6 })).toEqual({ least: 1, most: 1.5 });
  expect(intermittent(SERVO, 15, { volts: 6 })).toEqual({ least: 0.75, most: 0.75 });
  expect(intermittent(SERVO, 30, { volts: 6 })).toEqual({ least: 0, most: 0 });
  expect(intermittent(SERVO, 45, { volts: 24 })).toEqual(intermittent(SERVO, 45));
});

test('at half the supply a peak torque is unchanged and speeds are halved', () => {
  expect(intermittent(QDD, 0, { volts: 24 })).toEqual({ least: 40, most: 40 });
  expect(intermittent(QDD, 100, { volts: 24 })).toEqual({ least: 0, most: 40 });
  expect(intermittent(QDD, 101, { volts: 24 })).toEqual({ least: 0, most: 0 });
});

test('with a range of supplies the lower bound assumes its upper end, and the upper bound the requested supply', () => {
  const range = { ...QDD, rated_speed_rpm: null, voltage_v: '24-48' };
  expect(intermittent(range, 100, { volts: 24 })).toEqual({ least: 0, most: 40 });
  expect(intermittent(range, 150, { volts: 24 })).toEqual({ least: null, most: 40 });
  expect(intermittent(range, 100)).toEqual({ least: 20, most: 40 });
});

test('without any voltage a speed proves nothing at a supply', () => {
  const unknown = { ...QDD, voltage_v: null };
  expect(intermittent(unknown, 50, { volts: 24 })).toEqual({ least: null, most: 40 });
  expect(intermittent(unknown, 50)).toEqual({ least: 30, most: 40 });
});

test('limits do not depend on the supply', () => {
  const limits = {
    ...QDD,
    conditions: { peak_torque_nm: { kind: 'limit' }, max_speed_rpm: { kind: 'limit' } },
  };
  // A limit of a model proves no torque, but the rated torque at rest does.
  expect(intermittent({ ...limits, rated_speed_rpm: null }, 100, { volts: 24 })).toEqual({
    least: 10,
    most: 40,
  });
});

test.each([
  ['peak', 40],
  ['repeated_peak', 40],
  ['stall', 20],
  [undefined, 20],
  ['momentary', null],
  ['limit', null],
])('a peak torque of 40 N·m of kind %s has %s N·m certain', (kind, least) => {
  const conditions = { peak_torque_nm: kind === undefined ? {} : { kind } };
  expect(intermittent({ peak_torque_nm: 40, conditions }, 0)).toEqual({ least, most: 40 });
  expect(intermittent({ peak_torque_nm: 40, rated_torque_nm: 30, conditions }, 0)).toEqual({
    least: Math.max(least ?? 0, 30),
    most: 40,
  });
});

test('the certain part of a torque without a kind shrinks with the supply', () => {
  const unstated = { peak_torque_nm: 40, voltage_v: 48 };
  expect(intermittent(unstated, 0, { volts: 24 })).toEqual({ least: 10, most: 40 });
  expect(intermittent(unstated, 0, { volts: 24, share: 1 })).toEqual({ least: 20, most: 40 });
});

test('the possible continuous torque is at most the intermittent one', () => {
  expect(continuous({ peak_torque_nm: 10, rated_torque_nm: 12 }, 0).most).toBe(12);
  expect(intermittent({ peak_torque_nm: 10, rated_torque_nm: 12 }, 0)).toEqual({ least: 12, most: 12 });
});

test('a rated speed stated as the maximum bounds no speed', () => {
  const rated = { ...QDD, rated_speed_rpm: null, conditions: { max_speed_rpm: { kind: 'rated' } } };
  expect(continuous(rated, 200)).toEqual({ least: 20, most: 20 });
  expect(continuous(rated, 201)).toEqual({ least: null, most: 20 });
  expect(intermittent(rated, 100)).toEqual({ least: 20, most: 40 });
});

test('a published point above the line of a stall torque refutes that line', () => {
  const point = { torque_nm: 2, speed_rpm: 30, kind: 'intermittent', voltage_v: 12 } as const;
  expect(intermittent({ ...SERVO, torque_speed_points: [point] }, 30)).toEqual({ least: 2, most: 3 });
  expect(intermittent({ ...SERVO, torque_speed_points: [point] }, 45)).toEqual({ least: 1, most: 3 });
  expect(continuous({ ...SERVO, torque_speed_points: [point] }, 45)).toEqual({ least: 0.25, most: 1 });
});

test('a published continuous point is also an intermittent one', () => {
  const point = { torque_nm: 18, speed_rpm: 150, kind: 'continuous' } as const;
  expect(continuous({ ...QDD, torque_speed_points: [point] }, 150)).toEqual({ least: 18, most: 20 });
  expect(intermittent({ ...QDD, torque_speed_points: [point] }, 150).least).toBe(18);
});

test('a stall torque and a no-load speed at different voltages make no line', () => {
  const other = { ...SERVO.conditions, max_speed_rpm: { kind: 'no_load', voltage_v: 6 } };
  expect(intermittent({ ...SERVO, conditions: other }, 45)).toEqual({ least: 0.75, most: 3 });
});

test('an unknown torque is bounded only by the maximum speed, and an unknown speed only by the torque', () => {
  expect(intermittent({ max_speed_rpm: 100 }, 50)).toEqual({ least: 0, most: null });
  expect(intermittent({ max_speed_rpm: 100 }, 101)).toEqual({ least: 0, most: 0 });
  expect(intermittent({ peak_torque_nm: 5 }, 0)).toEqual({ least: 2.5, most: 5 });
  expect(intermittent({ peak_torque_nm: 5 }, 1)).toEqual({ least: null, most: 5 });
  expect(continuous({ peak_torque_nm: 5 }, 1)).toEqual({ least: null, most: 5 });
  expect(intermittent({}, 0)).toEqual({ least: null, most: null });
});

test.each([
  [QDD, 40, 0, 'at a stated point'],
  [QDD, 20, 90, 'at a stated point'],
  [QDD, 30, 50, 'between stated figures'],
  [QDD, 41, 0, 'beyond a stated maximum'],
  [QDD, 1, 201, 'beyond a stated maximum'],
  [SERVO, 2, 45, 'on the line of a stall torque and a no-load speed'],
  [SERVO, 0.9, 0, 'at a stated point'],
] as const)('figures explain their bound', (...[figures, torque, speed, way]) => {
  const curve = curvesOf([{ ...NOTHING, ...figures }]).intermittent;
  expect(wayAt(curve, 0, { ...AS_STATED, speed, torque })).toBe(way);
});

test('the corners of a curve are those of both bounds, and a jump is two corners at one speed', () => {
  const { intermittent: moment, continuous: lasting } = curvesOf([{ ...NOTHING, ...QDD }]);
  expect(cornersOf(moment, 0)).toEqual([
    { speed_rpm: 0, least_nm: 40, most_nm: 40 },
    { speed_rpm: 200, least_nm: 0, most_nm: 40 },
    { speed_rpm: 200, least_nm: 0, most_nm: 0 },
  ]);
  expect(cornersOf(lasting, 0)).toEqual([
    { speed_rpm: 0, least_nm: 20, most_nm: 20 },
    { speed_rpm: 100, least_nm: 20, most_nm: 20 },
    { speed_rpm: 200, least_nm: 0, most_nm: 20 },
    { speed_rpm: 200, least_nm: 0, most_nm: 0 },
  ]);
});

test('the corners of a stall torque include its certain half, and continuous torque meets the line', () => {
  const { intermittent: moment, continuous: lasting } = curvesOf([{ ...NOTHING, ...SERVO }]);
  expect(cornersOf(moment, 0)).toEqual([
    { speed_rpm: 0, least_nm: 1.5, most_nm: 3 },
    { speed_rpm: 30, least_nm: 1.5, most_nm: 1.5 },
    { speed_rpm: 60, least_nm: 0, most_nm: 0 },
  ]);
  expect(cornersOf(lasting, 0)).toEqual([
    { speed_rpm: 0, least_nm: 1, most_nm: 1 },
    { speed_rpm: 40, least_nm: 0.3333, most_nm: 1 },
    { speed_rpm: 60, least_nm: 0, most_nm: 0 },
  ]);
});

test('nothing is proved beyond the last corner if the speed is unknown', () => {
  expect(cornersOf(curvesOf([{ ...NOTHING, peak_torque_nm: 5 }]).intermittent, 0)).toEqual([
    { speed_rpm: 0, least_nm: 2.5, most_nm: 5 },
    { speed_rpm: 0, least_nm: null, most_nm: 5 },
  ]);
});
