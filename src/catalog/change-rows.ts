import type { RecordChanges, Release } from './catalog.ts';
import { releaseDay } from './release.ts';

/** The kinds of records that releases change. */
export const CHANGED_RECORDS = ['actuator', 'robot'] as const;

/** What can happen to a record. */
export const CHANGES = ['added', 'changed', 'moved', 'withdrawn'] as const;

/** One thing that a release did to one record. */
export interface ChangeRow {
  /** The release that did it. */
  readonly version: string;
  readonly record: (typeof CHANGED_RECORDS)[number];
  /** The id that the record had before. */
  readonly id: string;
  readonly change: (typeof CHANGES)[number];
  /** The field of the file that changed, `id` where the record moved; null where the whole record came or went. */
  readonly field: string | null;
  /** The value before, and since; null where the field was or is absent. */
  readonly from: unknown;
  readonly to: unknown;
  /** Why a record was withdrawn; null for any other change. */
  readonly reason: string | null;
}

/** How many records of a kind a release added, changed, moved and withdrew. */
export type ChangeCounts = Readonly<Record<ChangeRow['change'], number>>;

/** A release in short. */
export interface ReleaseCounts {
  readonly version: string;
  readonly released: string;
  readonly previous: string | null;
  readonly actuators: ChangeCounts;
  readonly robots: ChangeCounts;
}

/** The releases in short, the newest first. */
export const releaseCounts = (releases: readonly Release[]): ReleaseCounts[] =>
  releases
    .map((release) => ({
      version: release.version,
      released: releaseDay(release),
      previous: release.previous ?? null,
      actuators: countsOf(release.actuators),
      robots: countsOf(release.robots),
    }))
    .toReversed();

const countsOf = ({ added, changed, moved, withdrawn }: RecordChanges): ChangeCounts => ({
  added: added.length,
  changed: Object.keys(changed).length,
  moved: Object.keys(moved).length,
  withdrawn: Object.keys(withdrawn).length,
});

/** Every change of every release: the newest release first, actuators before robots. */
export const changeRows = (releases: readonly Release[]): ChangeRow[] =>
  releases
    .toReversed()
    .flatMap(({ version, actuators, robots }) => [
      ...rowsOf({ version, record: 'actuator' }, actuators),
      ...rowsOf({ version, record: 'robot' }, robots),
    ]);

type Head = Pick<ChangeRow, 'version' | 'record'>;

const WHOLE = { field: null, from: null, to: null, reason: null };

function rowsOf(head: Head, { added, changed, moved, withdrawn }: RecordChanges): ChangeRow[] {
  const row = (change: ChangeRow['change'], id: string, told: Partial<ChangeRow> = {}): ChangeRow => ({
    ...head,
    id,
    change,
    ...WHOLE,
    ...told,
  });
  return [
    ...added.map((id) => row('added', id)),
    ...Object.entries(changed).flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, [from, to]]) => row('changed', id, { field, from, to })),
    ),
    ...Object.entries(moved).map(([id, to]) => row('moved', id, { field: 'id', from: id, to })),
    ...Object.entries(withdrawn).map(([id, reason]) => row('withdrawn', id, { reason })),
  ];
}

/** A field without the joint that it is in: `joints/Knee (J3)/conditions/weight_g` -> `conditions/weight_g`. */
export const withoutJoint = (path: string): string => /(?:conditions\/)?[^/]+$/.exec(path)?.[0] ?? path;
