import { labelOf, type LockedPackage } from './lock.ts';

/** Licences that packages in production may have, by SPDX name, with the reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  '0BSD': 'asks for nothing',
  'Apache-2.0': 'asks to be named; grants patents',
  'BSD-2-Clause': 'asks to be named',
  'BSD-3-Clause': 'asks to be named',
  'BlueOak-1.0.0': 'asks to be named',
  'CC0-1.0': 'asks for nothing',
  ISC: 'asks to be named',
  'LGPL-3.0-or-later':
    'libvips, which Astro brings along as a library of its own and which the server never loads',
  MIT: 'asks to be named',
  'OFL-1.1': 'asks that the font is not sold alone and that a changed one has another name',
  'MPL-2.0': 'asks that changes to its own files are published; we make none',
  'Python-2.0': 'asks to be named',
};

/** Packages with a licence without an SPDX name, and its terms as a person read them. */
export const READ_BY_A_PERSON: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf':
    'Bitstream Vera: free to use and to pass on, not to be sold alone; fonts of pictures at build time',
};

/** Packages under one licence. */
export interface LicenceRow {
  /** `none stated` where the package names none. */
  readonly licence: string;
  readonly packages: readonly LockedPackage[];
  /** True if we may ship packages under this licence. */
  readonly isAllowed: boolean;
}

/**
 * The packages by their licence, the most frequent first. A package whose licence a person has read is
 * allowed by its name.
 */
export function licenceRows(packages: readonly LockedPackage[]): LicenceRow[] {
  const groups = Map.groupBy(packages, ({ licence }) => licence ?? 'none stated');
  return [...groups]
    .map(([licence, group]) => ({
      licence,
      packages: group,
      isAllowed: isAllowed(licence) || group.every(({ name }) => Object.hasOwn(READ_BY_A_PERSON, name)),
    }))
    .toSorted((left, right) => right.packages.length - left.packages.length);
}

/**
 * True for an SPDX expression, without brackets inside brackets, that we allow: all parts of an AND, any part
 * of an OR.
 */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => Object.hasOwn(ALLOWED, licence)));

/** The error of a row, and how to fix it; null when it is allowed. */
export const errorOf = ({ licence, packages, isAllowed: isFine }: LicenceRow): string | null =>
  isFine
    ? null
    : `${licence}: found it on ${packages.map(labelOf).join(', ')}, wanted one of ${Object.keys(ALLOWED).join(', ')}; ` +
      'read the licence, then add it to scripts/supply-chain/licences.ts with the reason, or choose another package.';
