import semver from 'semver';
import { z } from 'zod';
import { labelOf, type LockedPackage } from './lock.ts';

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
  limit: z.string().optional(),
});

const range = z.object({ type: z.string(), events: z.array(event).min(1) });

const affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(range).default([]),
  versions: z.array(z.string()).default([]),
});

/** A record of a known weakness (https://ossf.github.io/osv-schema/, 1.x), as far as we read it. */
export const osvRecord = z.object({
  id: z.string().min(1),
  modified: z.string(),
  withdrawn: z.string().optional(),
  summary: z.string().default(''),
  affected: z.array(affected).default([]),
  database_specific: z.looseObject({ severity: z.string().optional() }).optional(),
});

export type OsvRecord = z.output<typeof osvRecord>;
type Range = z.output<typeof range>;
type Event = z.output<typeof event>;

/** A weakness that a locked package has. */
export interface Weakness {
  readonly id: string;
  /** As the database rates it: `high`; `unrated` when it does not. */
  readonly severity: string;
  readonly package: LockedPackage;
  /** The next version without it; null when none is known. */
  readonly fixedIn: string | null;
  readonly summary: string;
}

/** The weaknesses of packages that a record tells of; none when it was withdrawn. */
export function weaknessesIn(record: OsvRecord, packages: readonly LockedPackage[]): Weakness[] {
  if (record.withdrawn !== undefined) return [];
  const { id, summary, database_specific } = record;
  const severity = database_specific?.severity?.toLowerCase() ?? 'unrated';
  return packages.flatMap((locked) => {
    const parts = affectedParts(record, locked.name).filter((part) => isAffected(locked.version, part));
    const ranges = parts.flatMap((part) => part.ranges);
    return parts.length === 0
      ? []
      : [{ id, severity, summary, package: locked, fixedIn: nextFixed(locked.version, ranges) }];
  });
}

/** Whether a record is about a package of npm. */
export const isOfNpm = ({ affected: parts }: OsvRecord): boolean =>
  parts.some((part) => part.package?.ecosystem === 'npm');

/** A weakness in a line: `high: GHSA-… in name@1.2.3 (fixed in 1.2.4): what it is`. */
export function weaknessLine({ id, severity, package: locked, fixedIn, summary }: Weakness): string {
  const remedy = fixedIn === null ? 'no fixed version known' : `fixed in ${fixedIn}`;
  return `${severity}: ${id} in ${labelOf(locked)} (${remedy})${summary === '' ? '' : `: ${summary}`}`;
}

type Affected = OsvRecord['affected'][number];

const affectedParts = ({ affected: parts }: OsvRecord, name: string): Affected[] =>
  parts.filter((part) => part.package?.ecosystem === 'npm' && part.package.name === name);

// Commits (GIT) do not occur in a lock file.
const isAffected = (version: string, { ranges, versions }: Affected): boolean =>
  versions.includes(version) || ranges.some(({ type, events }) => type !== 'GIT' && isInRange(version, events));

/*
 * The evaluation algorithm of the schema (section `affected[].ranges[].events`). A bound that is no version opens a range
 * and never closes one: what is not known is reported, and a person reads it.
 */
function isInRange(version: string, events: readonly Event[]): boolean {
  const limits = events.flatMap(({ limit }) => limit ?? []);
  if (limits.length > 0 && limits.every((limit) => isFrom(version, limit))) return false;
  return events.toSorted(byVersion).reduce((isIn, { introduced, fixed, last_affected }) => {
    if (introduced !== undefined && (!isVersion(introduced) || isFrom(version, introduced))) return true;
    if (fixed !== undefined && isFrom(version, fixed)) return false;
    if (last_affected !== undefined && isFrom(version, last_affected) && !semver.eq(version, last_affected))
      return false;
    return isIn;
  }, false);
}

const isVersion = (bound: string): boolean => semver.valid(bound) !== null;

const isFrom = (version: string, bound: string): boolean => isVersion(bound) && semver.gte(version, bound);

/** By version; "0", before all others, and what is no version first; what opens a range before what closes one. */
const byVersion = (left: Event, right: Event): number =>
  semver.compare(boundOf(left), boundOf(right)) ||
  Number(left.introduced === undefined) - Number(right.introduced === undefined);

function boundOf({ introduced, fixed, last_affected, limit }: Event): string {
  const bound = introduced ?? fixed ?? last_affected ?? limit ?? '';
  return isVersion(bound) ? bound : '0.0.0-0';
}

function nextFixed(version: string, ranges: readonly Range[]): string | null {
  const fixed = ranges.flatMap(({ events }) => events.flatMap((event) => event.fixed ?? [])).filter(isVersion);
  return semver.sort(fixed.filter((bound) => semver.gt(bound, version)))[0] ?? null;
}
