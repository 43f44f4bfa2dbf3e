import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf } from '../../../src/query/parameters/duty.ts';
import { sizeArm } from '../../../src/query/sizing/arm.ts';
import { sizeGripper } from '../../../src/query/sizing/gripper.ts';
import { LEG_INPUTS, sizeLeg } from '../../../src/query/sizing/leg.ts';
import type { Loads, SizingInput } from '../../../src/query/sizing/loads.ts';
import { SIZINGS, type Sizing } from '../../../src/query/sizing/sizings.ts';
import { sizeWheel } from '../../../src/query/sizing/wheel.ts';

const workedOut = ({ steps }: Loads): string[] =>
  steps.map(({ formula, numbers, value, unit }) => `${formula} = ${numbers} = ${value} ${unit}`);

/** The figures of inputs; NaN for an omitted one. */
const statedIn =
  (figures: Readonly<Record<string, number>>) =>
  (name: string): number =>
    figures[name] ?? NaN;

const arm = { mass_kg: 5, lever_mm: 300, arm_mass_kg: 1, speed_rpm: 60, acceleration_s: 0.3 };

test('an arm holds its load and half of its own mass, and accelerates the inertia of both', () => {
  const sized = sizeArm(statedIn(arm));
  expect(sized.rated).toEqual([{ torque_nm: 16.19, speed_rpm: 0 }]);
  expect(sized.peak).toEqual([{ torque_nm: 26.24, speed_rpm: 60 }]);
  expect(workedOut(sized)).toEqual([
    'τ₀ = (m + mₐ/2)·g·L = (5 + 1/2) × 9.81 × 0.3 = 16.19 N.m',
    'J = (m + mₐ/3)·L² = (5 + 1/3) × 0.3² = 0.48 kg.m2',
    'α = (2π/60)·n/t = (2π/60) × 60/0.3 = 20.94 rad/s²',
    'τ = τ₀ + J·α = 16.19 + 0.48 × 20.94 = 26.24 N.m',
  ]);
});

const wheel = {
  robot_mass_kg: 30,
  wheels: 2,
  radius_mm: 100,
  slope_deg: 10,
  speed_m_per_s: 1.5,
  acceleration_m_per_s2: 1,
  rolling_resistance: 0.02,
};

test('a wheel lifts its share of the weight along the slope and accelerates its share of the mass', () => {
  const sized = sizeWheel(statedIn(wheel));
  expect(sized.rated).toEqual([{ torque_nm: 2.845, speed_rpm: 143.2 }]);
  expect(sized.peak).toEqual([{ torque_nm: 4.345, speed_rpm: 143.2 }]);
  expect(workedOut(sized)[0]).toBe(
    'F₀ = m·g·(sin θ + c·cos θ) = 30 × 9.81 × (sin 10° + 0.02 × cos 10°) = 56.9 N',
  );
});

test('a wheel on level ground without resistance needs no continuous torque', () => {
  expect(sizeWheel(statedIn({ ...wheel, slope_deg: 0, rolling_resistance: 0 }))).toMatchObject({
    rated: [],
    peak: [{ torque_nm: 1.5, speed_rpm: 143.2 }],
  });
});

const gripper = {
  force_n: 20,
  finger_mm: 80,
  fingers: 2,
  efficiency_pct: 70,
  opening_deg: 60,
  closing_s: 0.5,
};

test.each([
  [{}, 4.571, 20],
  [{ fingers: 1 }, 2.286, 20],
  [{ efficiency_pct: 100 }, 3.2, 20],
  [{ force_n: 40, finger_mm: 50 }, 5.714, 20],
  [{ opening_deg: 90, closing_s: 1 }, 4.571, 15],
])(
  'a gripper with %j holds with %d N·m, and closes with the same torque at %d rpm',
  (figures, torque_nm, speed_rpm) => {
    const sized = sizeGripper(statedIn({ ...gripper, ...figures }));
    expect(sized.rated).toEqual([{ torque_nm, speed_rpm: 0 }]);
    expect(sized.peak).toEqual([{ torque_nm, speed_rpm }]);
  },
);

test('a gripper shows the formulas of its points', () => {
  expect(workedOut(sizeGripper(statedIn(gripper)))).toEqual([
    'τ = F·L·N/η = 20 × 0.08 × 2/0.7 = 4.571 N.m',
    'n = φ/t·60/360° = 60°/0.5 × 60/360° = 20 /min',
  ]);
});

const leg = { body_mass_kg: 12, legs: 2, thigh_mm: 200, shank_mm: 200, knee_deg: 90 };

test('a knee at a right angle holds its share of the weight at the height of the triangle', () => {
  const sized = sizeLeg(statedIn(leg));
  expect(sized).toMatchObject({ peak: [], rated: [{ torque_nm: 8.324, speed_rpm: 0 }] });
  expect(sized?.steps.map(({ value }) => value)).toEqual([58.86, 0.2828, 0.1414, 8.324]);
});

test('a jump starts at the greatest torque and ends at the greatest speed of the knee', () => {
  const sized = sizeLeg(statedIn({ ...leg, jump_mm: 200, take_off_deg: 150 }));
  expect(sized?.peak[0]).toEqual({ torque_nm: 24.4, speed_rpm: 0 });
  expect(sized?.peak.at(-1)).toEqual({ torque_nm: 8.933, speed_rpm: 365.4 });
  expect(sized?.rated).toEqual([{ torque_nm: 8.324, speed_rpm: 0 }]);
  expect(sized?.steps.slice(4).map(({ value }) => value)).toEqual([0.1035, 18.95, 172.6, 24.4, 365.4]);
});

test('the power of a knee equals that of the force on the body throughout the push', () => {
  const sized = sizeLeg(statedIn({ ...leg, jump_mm: 200, take_off_deg: 150 }));
  const powers = sized?.peak.map(({ torque_nm, speed_rpm }) => (torque_nm * speed_rpm * Math.PI) / 30);
  // Hip to foot is 0.4 m × sin(φ/2) at 90°, 105°, 120°, 135° and 150°; 172.57 N, and v = √(2 × 18.951 m/s² ×
  // distance).
  const ways = [0, 0.034499, 0.063567, 0.086709, 0.103528];
  ways.forEach((way, turn) => {
    const power = 172.57 * Math.sqrt(2 * 18.951 * way);
    expect(Math.abs((powers?.[turn] ?? NaN) - power)).toBeLessThanOrEqual(power * 1e-3);
  });
});

test.each([{ take_off_deg: NaN }, { take_off_deg: 90 }, { take_off_deg: 60 }])(
  'a jump cannot take off at %o',
  (jump) => {
    expect(sizeLeg(statedIn({ ...leg, jump_mm: 200, ...jump }))).toBeNull();
  },
);

const rows: readonly (readonly [string, Sizing])[] = Object.entries(SIZINGS);

const allowed = ({ above = 0, least = above, below = 1000, example }: SizingInput) =>
  fc.double({
    min: Math.max(least, example / 100),
    max: Math.min(below, example * 100),
    maxExcluded: true,
    noNaN: true,
  });

test.each(rows)(
  '%s gives valid operating points for any figures within their bounds',
  (_, { inputs, size }) => {
    const figures = fc.record(
      Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, allowed(input)])),
    );
    fc.assert(
      fc.property(figures, (stated) => {
        const sized = size(statedIn(stated));
        fc.pre(sized !== null);
        for (const { torque_nm, speed_rpm } of [...sized.peak, ...sized.rated])
          expect(pointsOf(`${torque_nm}@${speed_rpm}`)).toEqual([{ torque_nm, speed_rpm }]);
        for (const { value } of sized.steps) expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  },
);

test.each(rows)('%s can be sized with its example inputs', (_, { inputs, size }) => {
  const sized = size((name) => inputs[name]?.example ?? NaN);
  expect(sized?.peak.length).toBeGreaterThan(0);
  expect(sized?.rated.length).toBeGreaterThan(0);
});

test('only the jump of a leg is optional', () => {
  const optional = Object.entries<SizingInput>(LEG_INPUTS).filter(
    ([, { isOptional }]) => isOptional === true,
  );
  expect(optional.map(([name]) => name)).toEqual(['jump_mm', 'take_off_deg']);
  expect(SIZINGS.leg.size(statedIn(leg))).toEqual(sizeLeg(statedIn(leg)));
});
