import { expect, test } from 'vitest';
import { textWith } from '../../support/text-with.ts';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const figuresAreStated = ruleNamed('figures-are-stated');

const withoutWords = { sources: [sourceStating()] };

test.each([
  { figure: 'a number', change: { specs: { weight_g: 490 } }, field: 'specs.weight_g' },
  { figure: 'a single voltage', change: { specs: { voltage_v: 48 } }, field: 'specs.voltage_v' },
  { figure: 'a voltage range', change: { specs: { voltage_v: '24-48' } }, field: 'specs.voltage_v' },
  { figure: 'a gear ratio', change: { specs: { gear_ratio: '9:1' } }, field: 'specs.gear_ratio' },
  {
    figure: 'a yes or no among the further figures',
    change: { specs: {}, figures: { brake: false } },
    field: 'figures.brake',
  },
  {
    figure: 'a thread',
    change: { specs: {}, figures: { output_bolt_thread: 'M4' } },
    field: 'figures.output_bolt_thread',
  },
  { figure: 'a price', change: { specs: {}, price_usd: 100 }, field: 'price_usd' },
])('$figure of an actuator without words of a source is a fault', ({ change, field }) => {
  const key = field.replace(/^(specs|figures)\./, '');
  expect(faultsOf(figuresAreStated, { [ACTUATOR]: actuatorWith({ ...withoutWords, ...change }) })).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field,
      found: textWith(/ without a source$/),
      wanted: `the words of a source under sources[].states["${key}"]`,
    },
  ]);
});

test('words, lists and yes or no of the record itself need no source', () => {
  const specs = { encoder: '14-bit', comm: ['CAN'], backdrivable: true, ip_rating: 'IP54' };
  expect(faultsOf(figuresAreStated, { [ACTUATOR]: actuatorWith({ ...withoutWords, specs }) })).toEqual([]);
});

test('any source of the file may state a figure', () => {
  const sources = [sourceStating('weight_g'), sourceStating('peak_torque_nm')];
  expect(faultsOf(figuresAreStated, { [ACTUATOR]: actuatorWith({ sources }) })).toEqual([]);
});

test.each(['dof', 'payload_kg', 'reach_mm', 'weight_kg', 'price_usd', 'price_max_usd'])(
  "a robot's %s without words of a source is a fault",
  (field) => {
    expect(faultsOf(figuresAreStated, { [ROBOT]: robotWith({ [field]: 4 }) })).toMatchObject([
      { field, found: '4 without a source' },
    ]);
  },
);

test.each([
  ['own motor', ownJoint('Knee (J2)', 1, { peak_torque_nm: 5, gear_ratio: '9:1' }), ['peak_torque_nm', 'gear_ratio']],
  [
    'listed motor',
    { role: 'Knee (J2)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 50 } },
    ['rated_speed_rpm'],
  ],
])('figures of an %s are stated under its joint group', (_, joint, figures) => {
  const joints = [ownJoint('Hip (J1)', 1), joint];
  const keys = figures.map((figure) => `joints[1].motor.${figure}`);
  const sources = [sourceStating(...keys)];
  expect(faultsOf(figuresAreStated, { [ROBOT]: robotWith({ joints }) }).map(({ field }) => field)).toEqual(keys);
  expect(faultsOf(figuresAreStated, { [ROBOT]: robotWith({ joints, sources }) })).toEqual([]);
});

test('a file whose sources are malformed is left to the rule on types', () => {
  expect(faultsOf(figuresAreStated, { [ACTUATOR]: actuatorWith({ sources: 'https://acme.example' }) })).toEqual([]);
});
