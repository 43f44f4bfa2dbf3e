import type { RecordChanges, Release } from '../../catalog/catalog.ts';
import { releaseDay } from '../../catalog/release.ts';
import type { CatalogRelease } from '../schemas/changes.ts';

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
