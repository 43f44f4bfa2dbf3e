import { expect, test } from 'vitest';
import { numberRows } from '../../../src/site/simulator/number-rows.ts';

const number = { symbol: 'armature', value: 0.006, unit: 'kg.m2', origin: 'derived', from: [] } as const;

const untold = () => [];

test('a number has a description and the titles of its fields', () => {
  expect(numberRows([{ ...number, from: ['rotor_inertia_kg_m2', 'gear_ratio'] }], untold)).toEqual([
    {
      role: null,
      title: 'Armature',
      value: '0.006 kg·m²',
      number: { symbol: 'armature', value: 0.006, unit: 'kg·m²' },
      origin: 'derived from rotor inertia, gear ratio',
    },
  ]);
});

test('a number of a robot names the joints, and an unknown one the figures that it needs', () => {
  const symbol = 'Hip (J1-J2)/velocity';
  expect(
    numberRows(
      [{ ...number, symbol, value: null, origin: 'unknown', from: ['joints/Hip (J1-J2)/rated_speed_rpm'] }],
      untold,
    ),
  ).toEqual([
    { role: 'Hip (J1-J2)', title: 'Speed limit', value: 'unknown', number: null, origin: 'needs speed' },
  ]);
});

test('a number that no source could state has no row', () => {
  expect(numberRows([{ ...number, value: null, origin: 'unknown' }], untold)).toEqual([]);
});

test('a number has the kind of its figure', () => {
  const from = ['joints/Hip (J1-J2)/peak_torque_nm'];
  const given = {
    symbol: 'Hip (J1-J2)/forcerange',
    value: 4.1,
    unit: 'N.m',
    origin: 'published',
    from,
  } as const;
  const tagsOf = (role: string | null, field: string) => (role === null ? [] : [`${field}, stall`]);
  expect(numberRows([given], tagsOf)[0]?.origin).toBe('stated as peak torque (peak_torque_nm, stall)');
  expect(numberRows([given], untold)[0]?.origin).toBe('stated as peak torque');
});

test('the line of a motor has rows only if it is known', () => {
  const line = { ...number, symbol: 'saturation_effort', unit: 'N.m', from: ['peak_torque_nm'] };
  expect(
    numberRows([line, { ...line, value: null, origin: 'unknown' }], untold).map(({ title }) => title),
  ).toEqual(['Stall torque of a DC motor’s torque-speed line']);
});
