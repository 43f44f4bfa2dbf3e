import { expect, test } from 'vitest';
import { outlineOf, torqueSpeed } from '../../../src/site/record/sketch.ts';

const torques = { peak_torque_nm: 20, rated_torque_nm: 5, max_speed_rpm: 300 };

test('torque falls to nothing at a speed without load, and what is held ends where the line meets it', () => {
  const sketch = torqueSpeed(torques, { conditions: { max_speed_rpm: { kind: 'no_load' } } });
  expect(sketch).toMatchObject({
    most: 'M8 20L172 106',
    held: 'M8 106V84.5H131L172 106Z',
    speed: { value: 300, word: 'no load', isPoint: true },
  });
});

test('any other speed ends under torque', () => {
  const sketch = torqueSpeed(torques, { conditions: { peak_torque_nm: { kind: 'stall' } } });
  expect(sketch).toMatchObject({ most: 'M8 20H172V106', speed: { word: '', isPoint: false } });
  expect(sketch?.torques.map(({ word, isPoint }) => [word, isPoint])).toEqual([
    ['stall', true],
    ['rated', false],
  ]);
});

test('nothing is drawn without a torque, a speed or a diameter', () => {
  expect(torqueSpeed({ ...torques, max_speed_rpm: null }, {})).toBeNull();
  expect(torqueSpeed({ ...torques, peak_torque_nm: null, rated_torque_nm: null }, {})).toBeNull();
  expect(outlineOf({ figures: { length_mm: 40 } })).toBeNull();
});

test('both views of a body are drawn to one scale', () => {
  const outline = outlineOf({ figures: { outer_diameter_mm: 100, length_mm: 50, through_hole_mm: 20 } });
  expect(outline).toMatchObject({ radius: 46, hole: 9.2, side: { length: 46 } });
});
