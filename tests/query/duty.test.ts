import { expect, test } from 'vitest';
import { needsOf } from '../../src/query/duty.ts';
import { DUTY } from '../../src/query/match-requirements.ts';

test('60 N·m for 2 s and 10 N·m for 8 s have an RMS torque of √800 N·m', () => {
  expect(needsOf(DUTY.duty.schema.parse('60:2,10:8'))).toEqual({ peak_torque_nm: 60, rms_torque_nm: 28.28 });
});

test('a torque of the other sign heats as much, and its size is the peak', () => {
  expect(needsOf(DUTY.duty.schema.parse('-60:2, 10 : 8'))).toEqual(needsOf(DUTY.duty.schema.parse('60:2,10:8')));
});

test('a constant torque is its own RMS torque, and a rest lowers it', () => {
  expect(needsOf(DUTY.duty.schema.parse('10:1'))).toEqual({ peak_torque_nm: 10, rms_torque_nm: 10 });
  expect(needsOf(DUTY.duty.schema.parse('10:1,0:3'))).toEqual({ peak_torque_nm: 10, rms_torque_nm: 5 });
});

test.each(['', ',', '60', '60:', ':2', '60:0', '0:5', '60:-2', '60:2;10:8', '0x10:1', '1e400:1', '1:1,'.repeat(101)])(
  '%j is no duty cycle',
  (text) => {
    expect(DUTY.duty.schema.safeParse(text).success).toBe(false);
  },
);
