import { expect, test } from 'vitest';
import { ACTUATOR, faultsOf, NO_CHANGES, releaseWith, ROBOT, ruleNamed } from '../fixtures.ts';

const idsLiveOn = ruleNamed('ids-live-on');

const FIRST = '2026.11.21-000000000001';
const SECOND = '2026.11.22-000000000002';
const released = { [`releases/${FIRST}.yaml`]: releaseWith() };

test('records that a release has given are there', () => {
  expect(faultsOf(idsLiveOn, released)).toEqual([]);
});

test('an id of a release that disappears is a fault', () => {
  expect(faultsOf(idsLiveOn, { ...released, [ACTUATOR]: undefined, [ROBOT]: undefined })).toEqual(
    ['acme-a1', 'acme-walker'].map((id) => ({
      file: 'catalog/moved.yaml',
      field: id,
      found: 'nothing, and no file of this id',
      wanted: 'the id that took its place, or "withdrawn: <reason>": a release has given it',
    })),
  );
});

test('an id may disappear that moved.yaml has, or that no release has given', () => {
  const moved = { 'moved.yaml': { 'acme-a1': 'withdrawn: never sold' } };
  expect(faultsOf(idsLiveOn, { ...released, ...moved, [ACTUATOR]: undefined })).toEqual([]);
  expect(faultsOf(idsLiveOn, { [ACTUATOR]: undefined })).toEqual([]);
});

test('an id that an earlier release moved stays in moved.yaml', () => {
  const moved = { ...NO_CHANGES, moved: { 'acme-a1': 'acme-a2' } };
  const later = { [`releases/${SECOND}.yaml`]: releaseWith({ previous: FIRST, actuators: moved, robots: NO_CHANGES }) };
  const files = { ...released, ...later, [ACTUATOR]: undefined };
  expect(faultsOf(idsLiveOn, files)).toMatchObject([{ field: 'acme-a1' }]);
  expect(faultsOf(idsLiveOn, { ...files, 'moved.yaml': { 'acme-a1': 'acme-a2' } })).toEqual([]);
});
