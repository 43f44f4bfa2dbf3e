import { expect, test } from 'vitest';
import type { Release } from '../../../src/catalog/catalog.ts';
import { changesOf } from '../../../src/site/changes/releases.ts';
import { realCatalog } from '../../support/real-catalog.ts';

const none = { added: [], changed: {}, moved: {}, withdrawn: {} };
const first: Release = {
  version: '2026.11.20-000000000000',
  actuators: { ...none, added: ['acme-a1'] },
  robots: none,
};
const second: Release = {
  version: '2026.11.21-111111111111',
  previous: first.version,
  actuators: {
    added: ['acme-a2'],
    changed: { 'acme-a1': { weight_g: [490, 500], price_usd: [null, 80] } },
    moved: { 'acme-a0': 'acme-a1' },
    withdrawn: { 'acme-a9': 'never sold' },
  },
  robots: none,
};

test('the newest release comes first, each with what it added, changed, moved and withdrew', () => {
  const empty = { added: [], changed: [], moved: [], withdrawn: [] };
  expect(changesOf([first, second])).toEqual([
    {
      version: '2026.11.21-111111111111',
      released: '2026-11-21',
      previous: '2026.11.20-000000000000',
      actuators: {
        added: ['acme-a2'],
        changed: [
          {
            id: 'acme-a1',
            changes: [
              { field: 'weight_g', from: 490, to: 500 },
              { field: 'price_usd', from: null, to: 80 },
            ],
          },
        ],
        moved: [{ from: 'acme-a0', to: 'acme-a1' }],
        withdrawn: [{ id: 'acme-a9', reason: 'never sold' }],
      },
      robots: empty,
    },
    {
      version: '2026.11.20-000000000000',
      released: '2026-11-20',
      previous: null,
      actuators: { ...empty, added: ['acme-a1'] },
      robots: empty,
    },
  ]);
});

test('every record of the catalog was added by a release, or is not released yet', () => {
  const releases = changesOf(realCatalog.releases);
  expect(releases.length).toBeGreaterThanOrEqual(2);
  const added = new Set(releases.flatMap(({ actuators, robots }) => [...actuators.added, ...robots.added]));
  const records = [...realCatalog.actuators, ...realCatalog.robots];
  expect(records.filter(({ id }) => added.has(id)).length).toBeGreaterThan(1500);
});
