import { describe, expect, test } from 'vitest';
import {
  actuatorClaims,
  claims,
  robotClaims,
  type Claims,
} from '../../../src/catalog/evidence/claims-document.ts';
import type { ActuatorEntry, RobotEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

/** A source that states fields in these quotes. */
const witness = (states: Readonly<Record<string, string>>, url = 'https://acme.example/a1') =>
  sourceStating([], { url, states });

function claimsOfActuator(changes: Partial<ActuatorEntry>): Claims {
  const entry = actuatorEntry(changes);
  const [actuator] = datasetOf({ actuators: [entry] }).actuators;
  if (actuator === undefined) throw new Error('The catalog is empty.');
  return claims.parse(actuatorClaims(actuator, entry));
}

function claimsOfRobot(changes: Partial<RobotEntry>): Claims {
  const entry = robotEntry(changes);
  const dataset = datasetOf({ actuators: [actuatorEntry()], robots: [entry] });
  const [robot] = dataset.robots;
  if (robot === undefined) throw new Error('The catalog is empty.');
  return claims.parse(robotClaims(robotDetailOf(dataset, robot), entry));
}

const torque = witness({ peak_torque_nm: 'Peak torque 22 N·m' });

describe('a claim', () => {
  test('has the quote of its source, the conversion to the value, and the conditions of the file', () => {
    const { claims: made, sources } = claimsOfActuator({
      specs: { peak_torque_nm: 22, weight_g: 540 },
      conditions: { peak_torque_nm: { kind: 'stall', voltage_v: 12 } },
      sources: [torque, witness({ weight_g: 'Mass: 0.54 kg' }, 'https://shop.example/a1')],
    });
    expect(made).toEqual([
      {
        field: 'peak_torque_nm',
        value: 22,
        unit: 'N.m',
        words: 'Peak torque 22 N·m',
        converted: 'as stated',
        why: null,
        ...{ source: 1, read_in: "maker's own page", verified_against: null },
        agrees: true,
        conditions: { kind: 'stall', voltage_v: 12 },
      },
      {
        field: 'weight_g',
        value: 540,
        unit: 'g',
        words: 'Mass: 0.54 kg',
        converted: '0.54 kg × 1,000 = 540 g',
        why: null,
        ...{ source: 2, read_in: "maker's own page", verified_against: null },
        agrees: true,
        conditions: null,
      },
    ]);
    expect(sources.map(({ number, url }) => [number, url])).toEqual([
      [1, 'https://acme.example/a1'],
      [2, 'https://shop.example/a1'],
    ]);
  });

  test('of a further figure follows those of the record', () => {
    const { claims: made } = claimsOfActuator({
      figures: { outer_diameter_mm: 98 },
      sources: [witness({ outer_diameter_mm: 'Ø98 mm', peak_torque_nm: '22 N·m' })],
    });
    expect(made.map(({ field, value }) => [field, value])).toEqual([
      ['peak_torque_nm', 22],
      ['outer_diameter_mm', 98],
    ]);
  });

  test('with another value says so, and the first claim of its field states the conflict', () => {
    const { claims: made } = claimsOfActuator({
      specs: { peak_torque_nm: 22, weight_g: 490 },
      conditions: { weight_g: { includes: 'driver' } },
      sources: [torque, witness({ weight_g: '490 g' }), witness({ weight_g: '0.52 kg' })],
    });
    const ofMass = made.filter(({ field }) => field === 'weight_g');
    expect(
      ofMass.map(({ value, agrees, conflict, converted }) => ({ value, agrees, conflict, converted })),
    ).toEqual([
      { value: 490, agrees: true, conflict: true, converted: 'as stated' },
      { value: 520, agrees: false, conflict: undefined, converted: '0.52 kg × 1,000 = 520 g' },
    ]);
    expect(ofMass.map(({ conditions }) => conditions)).toEqual([{ includes: 'driver' }, null]);
  });

  test('whose quote has no value is not read as another value', () => {
    const { claims: made } = claimsOfActuator({
      specs: { peak_torque_nm: 22 },
      sources: [witness({ peak_torque_nm: 'see the chart on page 7' })],
    });
    expect(made).toMatchObject([{ value: 22, converted: null, why: 'no_number', agrees: true }]);
  });

  test('whose unit only the notes name says so', () => {
    const { claims: made } = claimsOfActuator({
      specs: { peak_torque_nm: 22 },
      notes: 'The source leaves the unit out (224.3, read as kg·cm).',
      sources: [witness({ peak_torque_nm: 'Stall torque 224.3@12V' })],
    });
    expect(made).toMatchObject([{ converted: null, why: 'unit_in_notes' }]);
  });

  test('of a list, a flag or a text is "as stated" if the quote spells it, else our reading', () => {
    const { claims: made } = claimsOfActuator({
      specs: { peak_torque_nm: 22, comm: ['CAN', 'RS-485'], backdrivable: true, encoder: 'one at the motor' },
      sources: [
        witness({
          ...{ comm: 'CAN:1M RS485:115200', backdrivable: 'Back drive torque 0.3 N·m', encoder: '14 bit' },
          peak_torque_nm: '22',
        }),
      ],
    });
    expect(made.map(({ field, converted, why }) => [field, converted, why])).toEqual([
      ['peak_torque_nm', 'as stated', null],
      ['backdrivable', null, 'our_words'],
      ['comm', 'as stated', null],
      ['encoder', null, 'our_words'],
    ]);
  });

  test('of a value without a quote of its own has the quote of another field that states it', () => {
    const { claims: made, unsourced } = claimsOfActuator({
      specs: { peak_torque_nm: 22, comm: ['CAN'], integrated_driver: true },
      sources: [torque, witness({ encoder: 'dual encoder, CAN 1 Mbps', weight_g: '490 g incl. driver' })],
    });
    expect(made.filter(({ field }) => field !== 'peak_torque_nm')).toMatchObject([
      {
        field: 'comm',
        value: ['CAN'],
        words: 'dual encoder, CAN 1 Mbps',
        source: 2,
        converted: 'as stated',
        why: null,
      },
      {
        field: 'integrated_driver',
        words: '490 g incl. driver',
        source: 2,
        converted: 'as stated',
        why: null,
      },
    ]);
    expect(unsourced).toEqual([]);
  });

  test('names where its quote was read, and whose quote its second reading checked', () => {
    const copy = sourceStating([], { kind: 'repository', states: { weight_g: '540 g' } });
    const { claims: made } = claimsOfActuator({
      ...{ verified: true, specs: { peak_torque_nm: 22, weight_g: 540 }, sources: [torque, copy] },
    });
    expect(made.map(({ read_in, verified_against }) => [read_in, verified_against])).toEqual([
      ["maker's own page", 'maker'],
      ['repository', 'copy'],
    ]);
  });

  test('without a quote says so, and has no source', () => {
    const { claims: made, unsourced } = claimsOfActuator({
      specs: { peak_torque_nm: 22, ip_rating: 'IP54' },
      sources: [torque],
    });
    expect(made.at(-1)).toEqual({
      ...{ field: 'ip_rating', value: 'IP54', unit: null, agrees: true, conditions: null },
      ...{
        words: null,
        source: null,
        converted: null,
        why: 'no_words',
        read_in: null,
        verified_against: null,
      },
    });
    expect(unsourced).toEqual(['ip_rating']);
  });
});

describe('a record', () => {
  test('names the operands of derived values', () => {
    const { derived } = claimsOfActuator({ specs: { peak_torque_nm: 22, weight_g: 1000 }, price_usd: 44 });
    expect(derived).toEqual([
      { field: 'torque_density_nm_per_kg', value: 22, from: ['peak_torque_nm', 'weight_g'] },
      { field: 'price_per_nm', value: 2, from: ['price_usd', 'peak_torque_nm'] },
    ]);
  });

  test('derives its unstated ratio from a category without a gear', () => {
    const ratio = { field: 'gear_ratio', value: '1:1', from: ['category'] };
    const frameless = { category: 'frameless_driver' } as const;
    expect(claimsOfActuator(frameless).derived).toContainEqual(ratio);
    const stated = { specs: { peak_torque_nm: 22, gear_ratio: '1:1' } };
    expect(claimsOfActuator({ ...frameless, ...stated }).derived).not.toContainEqual(ratio);
  });

  test('names the figures without a quote; an unknown availability needs none', () => {
    const { unsourced } = claimsOfActuator({
      specs: { peak_torque_nm: 22, encoder: '14-bit' },
      availability: 'unknown',
      notes: 'Ours.',
      sources: [torque],
    });
    expect(unsourced).toEqual(['encoder']);
    expect(claimsOfActuator({ availability: 'eol', sources: [torque] }).unsourced).toEqual(['availability']);
  });

  test('without disagreement has no conflict', () => {
    const { claims: made } = claimsOfActuator({ sources: [torque, witness({ peak_torque_nm: '22.0 Nm' })] });
    expect(made.filter(({ conflict }) => conflict)).toEqual([]);
  });
});

describe('the claims of a robot', () => {
  const joints: RobotEntry['joints'] = [
    { role: 'Hip (J1-J2)', count: 2, motor: { actuator: 'acme-a1', rated_speed_rpm: 30 } },
    {
      role: 'Knee (J3)',
      count: 1,
      motor: {
        id: 'own',
        name: 'Own',
        brand: 'Acme',
        peak_torque_nm: 40,
        weight_g: 1000,
        conditions: { peak_torque_nm: { kind: 'limit' } },
      },
    },
  ];

  test('name the fields of motors by the role of their joint', () => {
    const { claims: made } = claimsOfRobot({
      dof: 3,
      joints,
      sources: [
        witness({ dof: '3 DoF', 'joints[0].motor.rated_speed_rpm': 'velocity="3.14159"' }),
        witness({ 'joints[1].motor.peak_torque_nm': 'effort="40"', 'joints[0].count': 'two hips' }),
      ],
    });
    expect(made.map(({ field, value, source, conditions }) => [field, value, source, conditions])).toEqual([
      ['dof', 3, 1, null],
      ['joints/Hip (J1-J2)/count', 2, 2, null],
      ['joints/Hip (J1-J2)/rated_speed_rpm', 30, 1, null],
      ['joints/Knee (J3)/peak_torque_nm', 40, 2, { kind: 'limit' }],
      ['joints/Knee (J3)/weight_g', 1000, null, null],
    ]);
  });

  test('name derived values: degrees of freedom from the joints, the density of a motor from its own figures', () => {
    expect(claimsOfRobot({ joints }).derived).toEqual([
      { field: 'dof', value: 3, from: ['joints'] },
      {
        field: 'joints/Knee (J3)/torque_density_nm_per_kg',
        value: 40,
        from: ['joints/Knee (J3)/peak_torque_nm', 'joints/Knee (J3)/weight_g'],
      },
    ]);
  });

  test('leave the figures of a listed motor to its actuator', () => {
    expect(claimsOfRobot({ dof: 3, joints }).unsourced).toEqual([
      'dof',
      'joints/Hip (J1-J2)/rated_speed_rpm',
      'joints/Knee (J3)/peak_torque_nm',
      'joints/Knee (J3)/weight_g',
    ]);
  });
});
