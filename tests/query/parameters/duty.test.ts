import { describe, expect, test } from 'vitest';
import { needsOf, type DutyStep } from '../../../src/query/parameters/duty.ts';
import { duty, points } from '../../../src/query/parameters/operating-point-kind.ts';

/** The steps of a valid duty cycle. */
function steps(text: string): readonly DutyStep[] {
  const reading = duty().read(text);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

test('60 N·m for 2 s and 10 N·m for 8 s have an RMS torque of √800 N·m', () => {
  expect(needsOf(steps('60:2,10:8'))).toEqual({ peak_torque_nm: 60, rms_torque_nm: 28.28 });
});

test('the peak and RMS torque ignore the sign', () => {
  expect(needsOf(steps('-60:2, 10 : 8'))).toEqual(needsOf(steps('60:2,10:8')));
});

test('a constant torque is its own RMS torque, and a pause lowers it', () => {
  expect(needsOf(steps('10:1'))).toEqual({ peak_torque_nm: 10, rms_torque_nm: 10 });
  expect(needsOf(steps('10:1,0:3'))).toEqual({ peak_torque_nm: 10, rms_torque_nm: 5 });
});

test.each([
  '',
  ',',
  '60',
  '60:',
  ':2',
  '60:0',
  '0:5',
  '60:-2',
  '10:0,5:2',
  '60:2;10:8',
  '0x10:1',
  '1e400:1',
  '1:1,'.repeat(101),
])('%j is not a duty cycle', (text) => {
  expect(duty().read(text).ok).toBe(false);
});

test('a step of a duty cycle may have a speed', () => {
  expect(steps('60@20:2, 10 @ 300 : 8,5:1')).toEqual([
    { torque_nm: 60, speed_rpm: 20, seconds: 2 },
    { torque_nm: 10, speed_rpm: 300, seconds: 8 },
    { torque_nm: 5, speed_rpm: null, seconds: 1 },
  ]);
});

test.each(['60@:2', '60@x:2', '60@-20:2', '60@1e400:2', '@20:2'])('%j has no valid speed', (text) => {
  expect(duty().read(text).ok).toBe(false);
});

describe('operating points', () => {
  test('are torques at speeds, in the given order', () => {
    expect(points().read('40@115, 10 @ 300')).toEqual({
      ok: true,
      value: [
        { torque_nm: 40, speed_rpm: 115 },
        { torque_nm: 10, speed_rpm: 300 },
      ],
    });
  });

  test('may be at standstill, and are 1 to 20', () => {
    const many = (count: number): string => Array.from({ length: count }, () => '1@0').join(',');
    expect([1, 20, 21].map((count) => points().read(many(count)).ok)).toEqual([true, true, false]);
  });

  test.each([
    '',
    ',',
    '40',
    '40@',
    '@115',
    '0@115',
    '-40@115',
    '40@-1',
    '40@115;10@300',
    '1e400@1',
    '1@1e400',
    '0x1@1',
  ])('%j are no operating points', (text) => {
    expect(points().read(text)).toEqual({
      ok: false,
      error:
        'must be 1 to 20 points of torque in N·m and speed in rpm such as 40@115,10@300, each torque above 0',
    });
  });

  test('of more characters than 20 points need are refused', () => {
    expect(points().read('1'.repeat(513))).toEqual({ ok: false, error: 'must be at most 512 characters' });
  });
});
