import { describe, expect, test } from 'vitest';
import { quality, qualityOf } from '../../../src/catalog/evidence/quality-document.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

const stating = (words: string, kind: ActuatorEntry['sources'][number]['kind'] = 'manufacturer') =>
  sourceStating([], { kind, states: { peak_torque_nm: words } });

function tallyOfTorque(changes: Partial<ActuatorEntry>) {
  const { fields } = qualityOf(datasetOf({ actuators: [actuatorEntry(changes)] }));
  return fields.find(({ record, field }) => record === 'actuator' && field === 'peak_torque_nm');
}

describe('a figure', () => {
  test.each([
    ['known', { specs: {} }, { of: 1, known: 0, unsourced: 0 }],
    [
      'stated by the maker',
      { sources: [stating('22 N·m')] },
      { known: 1, stated_by_maker: 1, by_two_witnesses: 0 },
    ],
    [
      'stated by someone else',
      { sources: [stating('22 N·m', 'repository')] },
      { known: 1, stated_by_maker: 0 },
    ],
    [
      'stated twice',
      { sources: [stating('22 N·m'), stating('22', 'paper')] },
      { by_two_witnesses: 1, in_conflict: 0 },
    ],
    [
      'in conflict',
      { sources: [stating('22 N·m'), stating('25 N·m', 'paper')] },
      { known: 1, in_conflict: 1, by_two_witnesses: 0 },
    ],
    [
      'contradicted alone',
      { sources: [stating('25 N·m')] },
      { in_conflict: 1, stated_by_maker: 0, unsourced: 0 },
    ],
    ['what words lead to', { sources: [stating('220 N·cm'), stating('22')] }, { known: 1, converted: 1 }],
    [
      'what words only speak of',
      { sources: [stating('see the chart')] },
      { known: 1, converted: 0, unsourced: 0 },
    ],
    ['read once', { sources: [stating('22')] }, { verified: { maker: 0, third_party: 0 } }],
    ['read twice', { verified: true, sources: [stating('22')] }, { verified: { maker: 1, third_party: 0 } }],
    [
      'read twice as transcribed',
      { verified: true, sources: [stating('22', 'repository')] },
      { verified: { maker: 0, third_party: 1 } },
    ],
    [
      'read twice on a page that another quotes',
      { verified: true, sources: [{ ...stating('22'), title: 'Product page (as quoted in a survey)' }] },
      { verified: { maker: 0, third_party: 1 } },
    ],
  ] satisfies [string, Partial<ActuatorEntry>, object][])('is %s', (_name, changes, counts) => {
    expect(tallyOfTorque(changes)).toMatchObject(counts);
  });
});

test('a value without a quote is known, unsourced and without a second reading', () => {
  const { fields } = qualityOf(
    datasetOf({
      actuators: [actuatorEntry({ verified: true, specs: { peak_torque_nm: 22, comm: ['CAN'] } })],
    }),
  );
  expect(fields.find(({ field }) => field === 'comm')).toMatchObject({
    ...{ known: 1, unsourced: 1, our_reading: 1 },
    ...{ by_two_witnesses: 0, converted: 0, verified: { maker: 0, third_party: 0 } },
  });
});

test("availability by a maker's listing, without a quote, is our reading and has no quote", () => {
  const shop = { ...sourceStating(['peak_torque_nm']), title: 'Acme shop' };
  const { fields, figures } = qualityOf(
    datasetOf({ actuators: [actuatorEntry({ availability: 'in_production', sources: [shop] })] }),
  );
  expect(fields.find(({ field }) => field === 'availability')).toMatchObject({
    ...{ known: 1, stated_by_maker: 0, converted: 0, unsourced: 1, our_reading: 1 },
  });
  expect(figures).toMatchObject({ known: 2, unsourced: 1, our_reading: 1 });
});

describe('the quality report of a catalog', () => {
  const joints = [
    { role: 'Hip (J1)', count: 1, motor: { id: 'hip', name: 'Hip', brand: 'Acme', peak_torque_nm: 30 } },
    { role: 'Knee (J2)', count: 1, motor: { actuator: 'acme-a1' } },
  ];
  const states = { dof: '2 DoF', 'joints[0].motor.peak_torque_nm': 'effort limit 30' };
  const dataset = datasetOf({
    actuators: [
      actuatorEntry(),
      actuatorEntry({ id: 'nomad-n1', brand: 'nomad', specs: { peak_torque_nm: 10, rated_torque_nm: 9 } }),
    ],
    robots: [robotEntry({ dof: 2, joints, sources: [sourceStating([], { states })] })],
    suspects: [{ ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'Too good.' }],
  });
  const found = qualityOf(dataset);

  test("counts motors with figures in the robot's file; others count with their actuators", () => {
    const ofMotors = (name: string) =>
      found.fields.find(({ record, field }) => record === 'motor' && field === name);
    expect(ofMotors('peak_torque_nm')).toMatchObject({ of: 1, known: 1, stated_by_maker: 1 });
    expect(ofMotors('rated_speed_rpm')).toMatchObject({ of: 2, known: 0 });
    expect(found.fields.find(({ record, field }) => record === 'robot' && field === 'dof')?.known).toBe(1);
  });

  test('counts the figures of each brand, and all of them together', () => {
    expect(found.brands.map(({ name, actuators, known }) => [name, actuators, known])).toEqual([
      ['Acme', 1, 1],
      ['Nomad', 1, 2],
    ]);
    expect(found.figures.known).toBe(found.fields.reduce((sum, { known }) => sum + known, 0));
  });

  test('has the findings of physics with their arithmetic and counts by check, and the doubtful figures', () => {
    expect(found.findings).toMatchObject([{ check: 'rated_over_peak', id: 'nomad-n1' }]);
    expect(found.checks.map(({ check, found: number }) => [check, number])).toEqual([
      ['rated_over_peak', 1],
      ['power', 0],
      ['torque_constant', 0],
      ['rated_torque_constant', 0],
      ['density', 0],
    ]);
    expect(found.suspects).toEqual(dataset.suspects);
  });
});

describe('the quality report of the real catalog', () => {
  const found = quality.parse(qualityOf(realService.dataset));

  test('has no number, voltage or gear ratio without a quote', () => {
    const unsourced = found.fields.flatMap(({ field, ...counts }) => (counts.unsourced > 0 ? [field] : []));
    const words = [
      'availability',
      'comm',
      'control_modes',
      'encoder',
      'integrated_driver',
      'ip_rating',
      'backdrivable',
    ];
    expect(unsourced.filter((field) => !words.includes(field))).toEqual([]);
  });

  // Lower a number here after adding a quote, so that it cannot rise again.
  test.each([
    ['availability', 111],
    ['backdrivable', 0],
    ['comm', 500],
    ['control_modes', 212],
    ['encoder', 559],
    ['integrated_driver', 473],
  ])('has no more values of %s without a quote than %d', (name, most) => {
    const counts = found.fields.find(({ record, field }) => record === 'actuator' && field === name);
    expect(counts?.our_reading).toBeLessThanOrEqual(most);
  });

  test('counts no more figures than exist', () => {
    const parts = [...found.fields, ...found.brands, found.figures].flatMap(({ known, verified, ...rest }) =>
      [
        rest.stated_by_maker,
        rest.by_two_witnesses,
        rest.in_conflict,
        verified.maker + verified.third_party,
      ].map((part) => part <= known),
    );
    expect(parts).not.toContain(false);
    expect(found.fields.filter(({ known, of }) => known > of)).toEqual([]);
  });
});
