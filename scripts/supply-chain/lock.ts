import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A package that the lock file names. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its publisher wrote it, ideally an SPDX expression; null when none is stated. */
  readonly licence: string | null;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

/**
 * The packages that a production install may add, on any platform, each version once, by name. Throws if the
 * file is not a lock file.
 */
export function productionPackages(lock: unknown): LockedPackage[] {
  const entries = Object.entries(lockFile.parse(lock).packages).filter(([path]) => path !== '');
  const packages = entries.flatMap(([path, { name, version, license, dev, link }]) =>
    dev || link || version === undefined
      ? []
      : { name: name ?? path.replace(/^.*node_modules\//, ''), version, licence: license ?? null },
  );
  const byLabel = new Map(packages.map((locked) => [labelOf(locked), locked]));
  return [...byLabel.values()].toSorted((left, right) => (labelOf(left) < labelOf(right) ? -1 : 1));
}

/** Name and version, as npm writes them: `zod@4.6.7`. */
export const labelOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** The lock file of the project. */
export const readLock = (): unknown => JSON.parse(readFileSync('package-lock.json', 'utf8'));
