import { expect, test } from 'vitest';
import type { RecordChanges } from '../../../src/catalog/files/yaml-schemas.ts';
import {
  changedFields,
  changeText,
  recordsWithOtherFigures,
  shownRecords,
} from '../../../src/site/changes/release-text.ts';
import { service } from '../fixtures.ts';

const hip = 'joints/Hip / knee (J1-J4)';

test.each([
  ['weight_g', 490, 500, 'Mass: 490 g → 500 g'],
  ['price_usd', null, 79.9, 'List price, new: 79.90 USD'],
  ['length_mm', 53, null, 'Length, no longer stated: 53 mm'],
  ['comm', ['CAN'], ['CAN', 'RS-485'], 'Communication: CAN → CAN, RS-485'],
  [
    'conditions/peak_torque_nm',
    null,
    { kind: 'stall', voltage_v: 12 },
    'Peak torque, kind of figure, new: stall at 12 V',
  ],
  [`${hip}/peak_torque_nm`, 12, 15, 'Hip / knee (J1-J4): peak torque: 12 N·m → 15 N·m'],
  [
    `${hip}/conditions/rated_speed_rpm`,
    { kind: 'limit' },
    null,
    'Hip / knee (J1-J4): rated speed, kind of figure, no longer stated: model limit',
  ],
  [`${hip}/actuator`, null, 'acme-a1', 'Hip / knee (J1-J4): actuator of the catalog, new: acme-a1'],
  ['disputed/peak_torque_nm', null, '22 N·m is too much.', 'Peak torque, rejected: 22 N·m is too much.'],
  [`${hip}/disputed/weight_g`, 'Light.', null, 'Hip / knee (J1-J4): mass, no longer rejected'],
  ['notes', 'A long text.', 'A longer text.', 'Notes, changed'],
  ['claims', ['weight_g'], ['weight_g'], 'Words of sources, changed: Mass'],
  ['sources', null, ['https://www.acme.example/a1', 'https://acme.example/b'], 'Sources, new: acme.example'],
  ['image_url', null, 'https://acme.example/a1.png', 'Image, new: acme.example'],
])('a change of %s from %j to %j reads %s', (field, ...[from, to, text]) => {
  expect(changeText(field, [from, to])).toBe(text);
});

const changed: RecordChanges['changed'] = {
  'acme-a1': { weight_g: [490, 500], verified: [null, true] },
  'acme-a2': { 'conditions/weight_g': [null, { includes: 'driver' }] },
  'acme-r1': { [`${hip}/weight_g`]: [1, 2], 'joints/Arm (J5)/weight_g': [1, 2] },
};

test('a change in the evidence of figures is distinguished from a changed figure', () => {
  expect(recordsWithOtherFigures(changed).map(({ id, lines }) => [id, lines.length])).toEqual([
    ['acme-a1', 1],
    ['acme-r1', 2],
  ]);
});

test('a field counts once for each record and any number of joints, the most frequent first', () => {
  expect(
    changedFields({ 'acme-a0': { image_url: [null, 'https://acme.example/a0.png'] }, ...changed }),
  ).toEqual([
    ['Mass', 2],
    ['Image', 1],
    ['Verified', 1],
    ['Mass, kind of figure', 1],
  ]);
});

test('every change of the real releases has a line without a bare null or object', () => {
  const all = service.dataset.releases.flatMap(({ actuators, robots }) => [
    actuators.changed,
    robots.changed,
  ]);
  const lines = all.flatMap((kind) => shownRecords(kind)).flatMap((record) => record.lines);
  const changes = all.flatMap((kind) => Object.values(kind)).flatMap((fields) => Object.keys(fields));
  expect(lines).toHaveLength(changes.length);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /null|undefined|\[object|: $|NaN|other$/.test(line))).toEqual([]);
});
