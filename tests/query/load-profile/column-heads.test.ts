import { describe, expect, test } from 'vitest';
import { headParts, HEADS, namesJoint, namesQuantity } from '../../../src/query/load-profile/column-heads.ts';
import {
  COLUMN_UNITS,
  QUANTITIES,
  unitSpelled,
  type Quantity,
} from '../../../src/query/load-profile/column-units.ts';

describe('the head of a column', () => {
  test.each([
    ['Torque [mN·m]', 'torque', 'torque', 'mN·m'],
    ['torque_mNm', 'torque', 'torque', 'mN·m'],
    ['Joint Torque (N.m)', 'torque', 'joint_torque', 'N·m'],
    ['Zeit / ms', 'time', 'zeit', 'ms'],
    ['speed 1/min', 'speed', 'speed', 'rpm'],
    ['velocity_rad_s', 'speed', 'velocity', 'rad/s'],
    ['tau_0_Nm', 'torque', 'tau_0', 'N·m'],
    ['tau_m_Nm', 'torque', 'tau_m', 'N·m'],
    ['tau[0]', 'torque', 'tau[0]', undefined],
    ['torque [counts]', 'torque', 'torque_[counts]', undefined],
    ['speed 0.229 rpm', 'speed', 'speed_0.229', undefined],
    ['torque x 10 Nm', 'torque', 'torque_x_10', undefined],
    ['speed_min', 'speed', 'speed_min', undefined],
    ['rpm', 'speed', 'rpm', 'rpm'],
  ] as const)('%s as a %s has the name %s and the unit %s', (head, quantity, ...named) => {
    const { name, unit } = headParts(head, quantity);
    expect([name, unit?.symbol]).toEqual(named);
  });

  test.each([
    'battery_level',
    'torque_limit',
    'present_velocity',
    'desired_torque',
    'torque_min',
    'velocity [m/s]',
    'level',
    'timeout',
    'speed_max',
    'vel_estimate',
  ])('%s is ambiguous', (head) => {
    expect(QUANTITIES.filter((quantity) => namesQuantity(head, quantity))).toEqual([]);
    expect(namesJoint(head)).toBe(false);
  });

  test('names a single quantity, for each in the table', () => {
    for (const quantity of QUANTITIES)
      for (const head of HEADS[quantity])
        expect([head, QUANTITIES.filter((each) => namesQuantity(head, each))]).toEqual([head, [quantity]]);
  });
});

describe('a unit of a column', () => {
  test.each([
    ['torque', 'mNm', 0.001],
    ['torque', 'mN⋅m', 0.001],
    ['torque', 'N-m', 1],
    ['torque', 'kg-cm', 0.0980665],
    ['torque', 'in-lb', 0.1129848],
    ['torque', 'oz·in', 0.00706155],
    ['speed', 'deg/s', 1 / 6],
    ['speed', 'turns/s', 60],
    ['speed', 'rad/s', 9.5493],
    ['time', 'μs', 1e-6],
    ['time', 'nanosec', 1e-9],
  ] as const)('of %s spelled %s is converted by %d', (quantity, text, factor) => {
    expect(unitSpelled(quantity, text)?.factor).toBe(factor);
  });

  test.each([
    ['torque', 'MNm'],
    ['torque', 'MN·m'],
    ['torque', 'N·m/A'],
    ['torque', '%'],
    ['speed', 'krpm'],
    ['speed', 'm/s'],
    ['speed', 's'],
    ['time', 'samples'],
  ] as const)('of %s cannot be spelled %s', (quantity, text) => {
    expect(unitSpelled(quantity, text)).toBe(undefined);
  });

  test('can be spelled as in the menu, and each symbol has one unit', () => {
    const symbolsOf = (quantity: Quantity) => COLUMN_UNITS[quantity].map(({ symbol }) => symbol);
    for (const quantity of QUANTITIES) {
      expect(symbolsOf(quantity).map((symbol) => unitSpelled(quantity, symbol)?.symbol)).toEqual(
        symbolsOf(quantity),
      );
      expect(new Set(symbolsOf(quantity)).size).toBe(symbolsOf(quantity).length);
    }
  });
});
