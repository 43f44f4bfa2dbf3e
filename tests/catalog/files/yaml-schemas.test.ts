import { describe, expect, test } from 'vitest';
import { catalog, movedFile } from '../../../src/catalog/files/yaml-schemas.ts';
import { destination } from '../../../src/catalog/records/moved-ids.ts';
import { actuatorEntry, catalogOf, robotEntry } from '../../support/small-catalog.ts';

const sound = catalogOf({ actuators: [actuatorEntry()], robots: [robotEntry()] });
const accepts = (change: object): boolean => catalog.safeParse({ ...sound, ...change }).success;

describe('a catalog', () => {
  test('is returned unchanged', () => {
    expect(catalog.parse(sound)).toEqual(sound);
  });

  test.each([
    { brands: { Acme: { name: 'Acme' } } },
    { brands: { acme: { name: '' } } },
    { brands: { acme: { name: 'Acme', country: 'ch' } } },
    { brands: { acme: { name: 'Acme', country: 'CHE' } } },
    { brands: { acme: { name: 'Acme', country: 'XCH' } } },
    { brands: { acme: { name: 'Acme', founder: 'A' } } },
    { categories: [{ slug: 'hydraulic', label: 'L', description: 'D' }] },
    { categories: [{ slug: 'smart_servo', label: '', description: 'D' }] },
    { categories: [{ slug: 'smart_servo', label: 'L', description: '' }] },
    { categories: [{ slug: 'smart_servo', label: 'L', description: 'D', order: 1 }] },
    { use_cases: { 'robot-arm': 'Joints' } },
    { use_cases: { robot_arm1: 'Joints' } },
    { use_cases: { Robot_arm: 'Joints' } },
    { use_cases: { '': 'Joints' } },
    { use_cases: { robot_arm: '' } },
    { actuators: [{ ...actuatorEntry(), id: 'Acme' }] },
    { actuators: [{ ...actuatorEntry(), brand: 'Acme' }] },
    { robots: [{ ...robotEntry(), id: undefined }] },
    { grippers: [] },
  ])('with %j is refused', (change) => {
    expect(accepts(change)).toBe(false);
  });

  test('shows the form of a use-case tag', () => {
    expect(catalog.safeParse({ ...sound, use_cases: { 'robot-arm': 'Joints' } }).error?.issues).toMatchObject(
      [
        {
          path: ['use_cases', 'robot-arm'],
          issues: [{ message: 'must be lower-case letters and underscores' }],
        },
      ],
    );
  });
});

test('an old id has a new id or a reason for its withdrawal', () => {
  const moved = movedFile.parse({ 'acme-a0': 'acme-a1', 'acme-a9': 'withdrawn: never sold' });
  expect(Object.values(moved).map(destination)).toEqual([{ id: 'acme-a1' }, { withdrawn: 'never sold' }]);
});

test.each(['withdrawn: ', 'withdrawn:', 'Acme A1', ''])('%j is not a destination', (value) => {
  expect(movedFile.safeParse({ 'acme-a0': value })).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be an id, or "withdrawn: <reason>"' }] },
  });
});
