import { describe, expect, test } from 'vitest';
import { errorOf, isAllowed, licenceRows } from '../../../scripts/supply-chain/licences.ts';
import { productionPackages, readLock } from '../../../scripts/supply-chain/lock.ts';

const locked = (name: string, licence: string | null) => ({ name, version: '1.0.0', licence });

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(MIT OR Apache-2.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['mit', false],
  ['toString', false],
  ['', false],
])('%j is allowed: %s', (expression, verdict) => {
  expect(isAllowed(expression)).toBe(verdict);
});

test('the licence of most packages is first', () => {
  const rows = licenceRows([locked('a', 'MIT'), locked('b', 'ISC'), locked('c', 'ISC')]);
  expect(rows.map(({ licence }) => licence)).toEqual(['ISC', 'MIT']);
});

describe('a licence that is not allowed', () => {
  test.each(['AGPL-3.0-only', null])('%j is an issue that names the package and the next step', (licence) => {
    const errors = licenceRows([locked('fine', 'MIT'), locked('bad', licence)]).flatMap(
      (row) => errorOf(row) ?? [],
    );
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(
      /found it on bad@1\.0\.0, wanted one of .*MIT.*scripts\/supply-chain\/licences\.ts/,
    );
  });

  test('is accepted for a package reviewed by a person', () => {
    const rows = licenceRows([locked('dejavu-fonts-ttf', 'SEE LICENSE IN LICENSE')]);
    expect(rows.flatMap((row) => errorOf(row) ?? [])).toEqual([]);
  });

  test('is an issue for another package with the same licence text', () => {
    const words = 'SEE LICENSE IN LICENSE';
    const rows = licenceRows([locked('dejavu-fonts-ttf', words), locked('other', words)]);
    expect(rows.map(({ isAllowed: isFine }) => isFine)).toEqual([false]);
  });
});

describe('the lock file', () => {
  test('lists the packages of production once each, without those of development and links', () => {
    const packages = {
      '': { name: 'project', version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@scope/c': { version: '2.0.0' },
      'node_modules/alias': { name: 'real', version: '3.0.0', license: 'ISC' },
      'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/e': { link: true },
    };
    expect(productionPackages({ packages })).toEqual([
      { name: '@scope/c', version: '2.0.0', licence: null },
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'real', version: '3.0.0', licence: 'ISC' },
    ]);
  });

  test('of the project has only packages under allowed licences', () => {
    const packages = productionPackages(readLock());
    expect(packages.length).toBeGreaterThan(100);
    expect(licenceRows(packages).flatMap((row) => errorOf(row) ?? [])).toEqual([]);
  });
});
