import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const figuresConvert = ruleNamed('figures-convert');

const stating = (states: Readonly<Record<string, string>>) => ({ ...sourceStating(), states });

const torqueFrom = (words: readonly string[], changes: object = {}) => ({
  [ACTUATOR]: actuatorWith({ sources: words.map((peak_torque_nm) => stating({ peak_torque_nm })), ...changes }),
});

test.each([['Peak torque 22 N·m'], ['224.3 kgf·cm'], ['22000 mN·m']])('"%s" leads to 22 N·m', (words) => {
  expect(faultsOf(figuresConvert, torqueFrom([words]))).toEqual([]);
});

test('words that lead to another value are a fault', () => {
  expect(faultsOf(figuresConvert, torqueFrom(['Peak torque 25 N·m']))).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'specs.peak_torque_nm',
      found: '22 from "Peak torque 25 N·m"',
      wanted: 'words that lead to it, or notes such as "13.5, read as kg·cm"',
    },
  ]);
});

test('one of several witnesses is enough', () => {
  expect(faultsOf(figuresConvert, torqueFrom(['Peak torque 25 N·m', '22 N·m']))).toEqual([]);
});

test('notes may say how a number without a unit is read', () => {
  const words = ['Stall torque 224.3@12V'];
  const notes = 'The source gives the torque without a unit (224.3, read as kg·cm).';
  expect(faultsOf(figuresConvert, torqueFrom(words))).toHaveLength(1);
  expect(faultsOf(figuresConvert, torqueFrom(words, { notes }))).toEqual([]);
  expect(faultsOf(figuresConvert, torqueFrom(words, { notes: 'The torque is read as kg·cm.' }))).toHaveLength(1);
});

test('gear ratios, voltage ranges, further figures and prices are held to their words too', () => {
  const figures = {
    price_usd: 99,
    specs: { gear_ratio: '9:1', voltage_v: '24-48' },
    figures: { rotor_inertia_kg_m2: 0.0000607, pole_pairs: 21 },
  };
  const right = {
    price_usd: '$99',
    gear_ratio: '1/9',
    voltage_v: '24V ~ 48V',
    rotor_inertia_kg_m2: '607 gcm²',
    pole_pairs: '42 poles',
  };
  const wrong = {
    price_usd: '$89',
    gear_ratio: '1/10',
    voltage_v: '24V',
    rotor_inertia_kg_m2: '607',
    pole_pairs: '28 poles',
  };
  expect(faultsOf(figuresConvert, { [ACTUATOR]: actuatorWith({ ...figures, sources: [stating(right)] }) })).toEqual([]);
  expect(
    faultsOf(figuresConvert, { [ACTUATOR]: actuatorWith({ ...figures, sources: [stating(wrong)] }) }).map(
      ({ field }) => field,
    ),
  ).toEqual(['price_usd', 'specs.gear_ratio', 'specs.voltage_v', 'figures.rotor_inertia_kg_m2', 'figures.pole_pairs']);
});

test('figures of a robot and its motors are held to their words', () => {
  const joints = [ownJoint('Hip (J1)', 1, { rated_speed_rpm: 30 })];
  const sources = [stating({ dof: 'six axes', 'joints[0].motor.rated_speed_rpm': 'velocity="3.1416"' })];
  expect(faultsOf(figuresConvert, { [ROBOT]: robotWith({ dof: 6, joints, sources }) })).toMatchObject([
    { file: `catalog/${ROBOT}`, field: 'dof', found: '6 from "six axes"' },
  ]);
});

test('a thread is spelled by its words, counts of an encoder lead to its bits, and a yes or no is left to who reads', () => {
  const figures = { output_bolt_thread: 'M4', output_bolt_count: 6, output_bolt_circle_mm: 23, encoder_bits: 12 };
  const bolts = {
    output_bolt_thread: '6×M4 PCD23',
    output_bolt_count: '6×M4 PCD23',
    output_bolt_circle_mm: '6×M4 PCD23',
  };
  const actuator = (changes: object, states: Readonly<Record<string, string>>) => ({
    [ACTUATOR]: actuatorWith({
      figures: { ...figures, ...changes },
      specs: {},
      sources: [stating({ ...bolts, ...states })],
    }),
  });
  const stated = { encoder_bits: '4096 steps', brake: 'see page 3' };
  expect(faultsOf(figuresConvert, actuator({ brake: true }, stated))).toEqual([]);
  const wrong = actuator({ output_bolt_thread: 'M5', encoder_bits: 13 }, stated);
  expect(faultsOf(figuresConvert, wrong).map(({ field }) => field)).toEqual([
    'figures.output_bolt_thread',
    'figures.encoder_bits',
  ]);
});
