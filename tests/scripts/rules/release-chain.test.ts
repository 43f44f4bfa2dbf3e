import { expect, test } from 'vitest';
import { faultsOf, releaseWith, ruleNamed, type Files } from '../fixtures.ts';

const releaseChain = ruleNamed('release-chain');

const FIRST = '2026.11.21-000000000001';
const SECOND = '2026.11.21-000000000002';
const OTHER = '2026.11.21-000000000003';

const releases = (previous: Readonly<Record<string, string | undefined>>): Files =>
  Object.fromEntries(
    Object.entries(previous).map(([version, before]) => [
      `releases/${version}.yaml`,
      releaseWith({ previous: before }),
    ]),
  );

test('releases follow one another, two of one day too', () => {
  expect(faultsOf(releaseChain)).toEqual([]);
  expect(faultsOf(releaseChain, releases({ [FIRST]: undefined, [SECOND]: FIRST }))).toEqual([]);
});

test.each([
  { fault: 'a second first release', previous: { [FIRST]: undefined, [SECOND]: undefined } },
  { fault: 'two releases after one', previous: { [FIRST]: undefined, [SECOND]: FIRST, [OTHER]: FIRST } },
  { fault: 'a release after one that is not there', previous: { [FIRST]: undefined, [SECOND]: OTHER } },
])('$fault is a fault', ({ previous }) => {
  expect(faultsOf(releaseChain, releases(previous))).toMatchObject([{ field: 'previous' }]);
});

test('a circle of releases is a fault of each', () => {
  expect(faultsOf(releaseChain, releases({ [FIRST]: SECOND, [SECOND]: FIRST }))).toHaveLength(2);
});

test('a name that is no version is a fault', () => {
  expect(faultsOf(releaseChain, { 'releases/second.yaml': releaseWith() })).toEqual([
    {
      file: 'catalog/releases/second.yaml',
      field: '',
      found: 'second',
      wanted: 'a name such as 2026.11.21-3f2a9c1b20de.yaml',
    },
  ]);
});
