import { expect, test } from 'vitest';
import { faultsOf, NO_CHANGES, releaseWith, ruleNamed } from '../fixtures.ts';

const movedTargets = ruleNamed('moved-targets');

const file = 'catalog/moved.yaml';

test('an old id leads to an actuator or a robot, or is withdrawn', () => {
  const moved = { 'acme-a0': 'acme-a1', 'acme-runner': 'acme-walker', 'acme-a9': 'withdrawn: never sold' };
  expect(faultsOf(movedTargets, { 'moved.yaml': moved })).toEqual([]);
});

test('an old id that leads to no record is a fault, with the nearest id', () => {
  expect(faultsOf(movedTargets, { 'moved.yaml': { 'acme-a0': 'acme-a2' } })).toEqual([
    {
      file,
      field: 'acme-a0',
      found: '"acme-a2"',
      wanted: 'the id of a record (nearest: acme-a1, acme-walker), or "withdrawn: <reason>"',
    },
  ]);
});

test('an old id of an actuator leads to no robot, where only an actuator is looked for', () => {
  const files = {
    'moved.yaml': { 'acme-a0': 'acme-walker' },
    'releases/2026.11.21-0123456789ab.yaml': releaseWith({ actuators: { ...NO_CHANGES, added: ['acme-a0'] } }),
  };
  expect(faultsOf(movedTargets, files)).toMatchObject([{ field: 'acme-a0', found: '"acme-walker"' }]);
});

test('an old id leads to its record at once, not by way of another old id', () => {
  const moved = { 'acme-a0': 'acme-b0', 'acme-b0': 'acme-a1' };
  expect(faultsOf(movedTargets, { 'moved.yaml': moved })).toMatchObject([{ field: 'acme-a0', found: '"acme-b0"' }]);
});

test.each(['acme-a1', 'acme-walker'])('the id of a record, %s, cannot lead elsewhere', (id) => {
  expect(faultsOf(movedTargets, { 'moved.yaml': { [id]: 'withdrawn: never sold' } })).toEqual([
    { file, field: id, found: 'the id of a record', wanted: 'an id without a file' },
  ]);
});
