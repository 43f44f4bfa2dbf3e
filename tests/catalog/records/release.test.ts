import { describe, expect, test } from 'vitest';
import type { Release } from '../../../src/catalog/files/yaml-schemas.ts';
import {
  catalogVersion,
  contentHash,
  editionOf,
  inChain,
  releaseDay,
  releasedIds,
  releaseName,
} from '../../../src/catalog/records/release.ts';
import { actuatorEntry, catalogOf } from '../../support/small-catalog.ts';

const NO_CHANGES = { added: [], changed: {}, moved: {}, withdrawn: {} };

const releaseOf = (version: string, changes: Partial<Release> = {}): Release => ({
  version,
  actuators: NO_CHANGES,
  robots: NO_CHANGES,
  ...changes,
});

const { releases: _none, ...content } = catalogOf({ actuators: [actuatorEntry()] });
const version = releaseName('2026-11-21', content);

describe('the version of a catalog', () => {
  test('is that of its last release while nothing has changed', () => {
    expect(version).toMatch(/^2026\.11\.21-[0-9a-f]{12}$/);
    expect(catalogVersion({ ...content, releases: [releaseOf(version)] })).toBe(version);
  });

  test('is next-<hash> before the first release and after a change', () => {
    const digits = version.slice('2026.11.21-'.length);
    expect(catalogVersion({ ...content, releases: [] })).toBe(`next-${digits}`);
    const changed = {
      ...content,
      actuators: [actuatorEntry({ name: 'A1 V2' })],
      releases: [releaseOf(version)],
    };
    expect(catalogVersion(changed)).toMatch(/^next-[0-9a-f]{12}$/);
    expect(catalogVersion(changed)).not.toBe(`next-${digits}`);
  });

  test('depends only on the last release', () => {
    const later = releaseOf('2026.11.22-000000000000', { previous: version });
    expect(catalogVersion({ ...content, releases: [releaseOf(version), later] })).toMatch(/^next-/);
  });
});

describe('the edition of a catalog', () => {
  const first = releaseOf('2026.11.20-000000000000');

  test('is its last release while nothing has changed, with the one before it', () => {
    expect(editionOf({ ...content, releases: [releaseOf(version)] })).toEqual({
      version,
      released: '2026-11-21',
      previous: null,
    });
    const releases = [first, releaseOf(version, { previous: first.version })];
    expect(editionOf({ ...content, releases })).toMatchObject({ version, previous: first.version });
  });

  test('is unreleased after a change, and follows the last release', () => {
    const changed = { ...content, actuators: [], releases: [releaseOf(version)] };
    expect(editionOf(changed)).toMatchObject({ released: null, previous: version });
    expect(editionOf({ ...content, releases: [] })).toMatchObject({ released: null, previous: null });
  });
});

test('a content hash ignores the order of keys and empty records, but not the order of lists', () => {
  expect(contentHash({ a: 1, b: [1, 2] })).toBe(contentHash({ b: [1, 2], a: 1, c: {} }));
  expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
});

test('a version begins with the day of its release', () => {
  expect(releaseDay({ version })).toBe('2026-11-21');
});

test('releases are ordered by their predecessors', () => {
  const first = releaseOf('2026.11.21-b');
  const second = releaseOf('2026.11.21-a', { previous: first.version });
  const lost = releaseOf('2026.11.21-c', { previous: 'unknown' });
  expect(inChain([lost, second, first])).toEqual([first, second]);
});

test('every id of any release is known', () => {
  const first = releaseOf('1', { actuators: { ...NO_CHANGES, added: ['acme-a1'] } });
  const second = releaseOf('2', {
    actuators: { ...NO_CHANGES, added: ['acme-a2'], moved: { 'acme-a1': 'acme-a2' } },
    robots: { ...NO_CHANGES, added: ['acme-walker'] },
  });
  expect([...releasedIds([first, second], 'actuators')]).toEqual(['acme-a1', 'acme-a2']);
  expect([...releasedIds([first, second], 'robots')]).toEqual(['acme-walker']);
});
