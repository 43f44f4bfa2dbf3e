import type { RecordChanges, Release } from '../../catalog/catalog.ts';
import { releaseDay } from '../../catalog/release.ts';

/** What a release did to the records of one kind. */
export interface ReleasedChanges {
  readonly added: readonly string[];
  readonly changed: readonly {
    readonly id: string;
    readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
  }[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly withdrawn: readonly { readonly id: string; readonly reason: string }[];
}

/** A release as the site tells of it. */
export interface CatalogRelease {
  readonly version: string;
  /** Its day. */
  readonly released: string;
  /** The release before it; null for the first. */
  readonly previous: string | null;
  readonly actuators: ReleasedChanges;
  readonly robots: ReleasedChanges;
}

/** What each release changed, the newest first. */
export const changesOf = (releases: readonly Release[]): CatalogRelease[] =>
  releases
    .map((release) => ({
      version: release.version,
      released: releaseDay(release),
      previous: release.previous ?? null,
      actuators: listed(release.actuators),
      robots: listed(release.robots),
    }))
    .toReversed();

const listed = ({ added, changed, moved, withdrawn }: RecordChanges): CatalogRelease['actuators'] => ({
  added: [...added],
  changed: Object.entries(changed).map(([id, changes]) => ({
    id,
    changes: Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })),
  })),
  moved: Object.entries(moved).map(([from, to]) => ({ from, to })),
  withdrawn: Object.entries(withdrawn).map(([id, reason]) => ({ id, reason })),
});
