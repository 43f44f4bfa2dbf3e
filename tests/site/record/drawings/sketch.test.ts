import { expect, test } from 'vitest';
import type { DriveFigures } from '../../../../src/catalog/torque-speed/stated-curves.ts';
import { OUTLINE, outlineOf, torqueSpeed } from '../../../../src/site/record/drawings/sketch.ts';

const figures: DriveFigures = {
  peak_torque_nm: 20,
  rated_torque_nm: 5,
  max_speed_rpm: 300,
  rated_speed_rpm: null,
  torque_speed_points: null,
  voltage_v: 24,
  conditions: {},
};

test('with a stall torque and a no-load speed half is proved, no continuous torque is shown, and the stall torque is a hollow dot', () => {
  const conditions = { peak_torque_nm: { kind: 'stall' }, max_speed_rpm: { kind: 'no_load' } };
  const sketch = torqueSpeed({ ...figures, rated_torque_nm: null, conditions });
  expect(sketch).toMatchObject({
    proved: 'M8 63L90 63L172 106L8 106Z',
    unknown: 'M8 20L90 63L172 106L90 63L8 63Z',
    continuous: null,
    marks: [
      { value: 20, unit: 'N.m', word: 'stall' },
      { value: 300, unit: '/min', word: 'no load' },
    ],
  });
  expect(sketch?.dots).toEqual([
    { x: 8, y: 20, isHollow: true },
    { x: 172, y: 106, isHollow: false },
  ]);
});

test('with a peak torque and a maximum speed of unstated kind the triangle is proved, and the rest not published', () => {
  const conditions = { peak_torque_nm: { kind: 'peak' } };
  const sketch = torqueSpeed({ ...figures, rated_torque_nm: null, conditions });
  expect(sketch?.proved).toBe('M8 20L172 106L8 106Z');
  expect(sketch?.unknown).toContain('L172 20');
  expect(sketch?.dots).toEqual([{ x: 8, y: 20, isHollow: false }]);
});

test('a rated point and published points are dots', () => {
  const sketch = torqueSpeed({
    ...figures,
    rated_speed_rpm: 150,
    torque_speed_points: [{ torque_nm: 10, speed_rpm: 225, kind: 'intermittent' }],
  });
  expect(sketch?.dots).toEqual([
    { x: 8, y: 20, isHollow: true },
    { x: 90, y: 84.5, isHollow: false },
    { x: 131, y: 63, isHollow: false },
  ]);
  expect(sketch?.continuous).toBe('M8 84.5L90 84.5L172 106L8 106Z');
});

test('nothing is drawn without a torque, a speed or a diameter', () => {
  expect(torqueSpeed({ ...figures, max_speed_rpm: null })).toBeNull();
  expect(torqueSpeed({ ...figures, peak_torque_nm: null, rated_torque_nm: null })).toBeNull();
  expect(outlineOf({ figures: { length_mm: 40 } })).toBeNull();
  expect(outlineOf({ figures: { width_mm: 20, depth_mm: 40 } })).toBeNull();
});

test('both views of a body have the same scale', () => {
  const outline = outlineOf({ figures: { outer_diameter_mm: 100, length_mm: 50, through_hole_mm: 20 } });
  expect(outline).toMatchObject({ halfWidth: 46, halfHeight: 46, hole: 9.2, side: { length: 46 } });
});

test('the body of a servo is a box with height, width and depth to one scale, and a label for the height', () => {
  const outline = outlineOf({ figures: { width_mm: 20, height_mm: 46, depth_mm: 23 } });
  expect(outline).toMatchObject({
    body: { isRound: false, width: 20, height: 46, length: 23 },
    halfWidth: 20,
    halfHeight: 46,
    side: { length: 46 },
  });
  expect((outline?.middle ?? 0) - 20).toBeGreaterThan(58);
});

test('a long body is scaled down to the drawing, equally in both views', () => {
  const outline = outlineOf({ figures: { width_mm: 54, height_mm: 54, depth_mm: 126 } });
  const { halfWidth = 0, side, middle = 0 } = outline ?? {};
  expect((side?.length ?? 0) / (2 * halfWidth)).toBeCloseTo(126 / 54, 1);
  expect((side?.x ?? 0) + (side?.length ?? 0)).toBeLessThanOrEqual(OUTLINE.width);
  expect(middle - halfWidth).toBeGreaterThan(58);
});

test('the sketch names each supply of its figures once', () => {
  const conditions = { peak_torque_nm: { voltage_v: 48 }, max_speed_rpm: { voltage_v: 24 } };
  const points = [{ torque_nm: 3, speed_rpm: 100, kind: 'continuous', voltage_v: 48.02 } as const];
  expect(torqueSpeed({ ...figures, conditions, torque_speed_points: points })?.volts).toEqual([24, 48]);
  expect(torqueSpeed(figures)?.volts).toEqual([]);
});
