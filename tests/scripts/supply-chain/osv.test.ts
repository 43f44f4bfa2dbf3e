import { describe, expect, test } from 'vitest';
import { isOfNpm, weaknessesIn, weaknessLine } from '../../../scripts/supply-chain/osv.ts';
import { locked, recordWith } from './support/osv.ts';

const isFound = (version: string, events: readonly object[]): boolean =>
  weaknessesIn(recordWith(events), [locked(version)]).length > 0;

describe('a version is affected', () => {
  test.each([
    ['from the bound that introduces', '1.2.0', [{ introduced: '1.2.0' }]],
    ['from the very first by 0', '0.0.1-alpha', [{ introduced: '0' }]],
    ['before the bound that fixes', '1.9.9', [{ introduced: '0' }, { fixed: '2.0.0' }]],
    ['as a prerelease of the fixed one', '2.0.0-rc.1', [{ introduced: '0' }, { fixed: '2.0.0' }]],
    ['as the last affected one', '1.4.0', [{ introduced: '0' }, { last_affected: '1.4.0' }]],
    ['by numbers, not by letters', '1.10.0', [{ introduced: '1.9.0' }, { fixed: '1.11.0' }]],
    ['in a second interval', '3.1.0', [{ introduced: '0' }, { fixed: '2.0.0' }, { introduced: '3.0.0' }]],
    ['only in one version', '1.0.0', [{ last_affected: '1.0.0' }, { introduced: '1.0.0' }]],
    ['before a limit', '1.9.0', [{ introduced: '0' }, { limit: '2.0.0' }]],
    ['where a bound is no version: when it opens', '1.0.0', [{ introduced: 'long ago' }]],
    ['where a bound is no version: when it closes', '1.0.0', [{ introduced: '0' }, { fixed: 'soon' }]],
  ])('%s: %s', (_, version, events) => {
    expect(isFound(version, events)).toBe(true);
  });

  test('when it is listed, whatever the ranges say', () => {
    const affected = [{ package: { ecosystem: 'npm', name: 'left-foot' }, versions: ['7.0.0'] }];
    const record = recordWith([], { affected });
    expect(weaknessesIn(record, [locked('7.0.0'), locked('7.0.1')])).toMatchObject([{ package: { version: '7.0.0' } }]);
  });
});

describe('a version is not affected', () => {
  test.each([
    ['before the bound that introduces', '1.1.9', [{ introduced: '1.2.0' }]],
    ['from the bound that fixes', '2.0.0', [{ introduced: '0' }, { fixed: '2.0.0' }]],
    ['after the last affected one', '1.4.1', [{ introduced: '0' }, { last_affected: '1.4.0' }]],
    ['after the fix, whatever the order of the events', '1.5.0', [{ fixed: '1.4.0' }, { introduced: '0' }]],
    ['between two intervals', '2.5.0', [{ introduced: '0' }, { fixed: '2.0.0' }, { introduced: '3.0.0' }]],
    ['from the limit', '2.0.0', [{ introduced: '0' }, { limit: '2.0.0' }]],
  ])('%s: %s', (_, version, events) => {
    expect(isFound(version, events)).toBe(false);
  });
});

describe('a package is affected', () => {
  test.each(['left-foo', 'left-foot-2', '@scope/left-foot', 'Left-Foot'])('by its very name, not as %s', (name) => {
    expect(weaknessesIn(recordWith([{ introduced: '0' }]), [locked('1.0.0', name)])).toEqual([]);
  });

  test.each([
    ['a withdrawn record', { withdrawn: '2026-02-03T00:00:00Z' }],
    [
      'a record of another ecosystem',
      {
        affected: [
          {
            package: { ecosystem: 'PyPI', name: 'left-foot' },
            ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }],
          },
        ],
      },
    ],
    [
      'a range of commits',
      {
        affected: [
          {
            package: { ecosystem: 'npm', name: 'left-foot' },
            ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }],
          },
        ],
      },
    ],
  ])('not by %s', (_, others) => {
    expect(weaknessesIn(recordWith([{ introduced: '0' }], others), [locked('1.0.0')])).toEqual([]);
  });

  test('by records of npm', () => {
    expect(isOfNpm(recordWith([{ introduced: '0' }]))).toBe(true);
    expect(isOfNpm(recordWith([], { affected: [{ package: { ecosystem: 'PyPI', name: 'left-foot' } }] }))).toBe(false);
  });
});

test('a finding names the record, the package, the next fixed version and what it is', () => {
  const events = [{ introduced: '0' }, { fixed: '1.0.5' }, { introduced: '2.0.0' }, { fixed: '2.3.1' }];
  const record = recordWith(events, { database_specific: { severity: 'HIGH' } });
  expect(weaknessesIn(record, [locked('2.1.0')]).map(weaknessLine)).toEqual([
    'high: TEST-0001 in left-foot@2.1.0 (fixed in 2.3.1): Made up for a test',
  ]);
});

test('a finding that nothing fixes says so', () => {
  const [found] = weaknessesIn(recordWith([{ introduced: '0' }], { summary: '' }), [locked('2.1.0')]);
  expect(found && weaknessLine(found)).toBe('unrated: TEST-0001 in left-foot@2.1.0 (no fixed version known)');
});
