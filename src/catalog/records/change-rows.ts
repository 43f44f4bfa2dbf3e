import { z } from 'zod';
import { slug, text } from '../fields/value-schemas.ts';
import type { RecordChanges, Release } from '../files/yaml-schemas.ts';
import { releaseDay } from './release.ts';

/** The kinds of records that releases change. */
export const CHANGED_RECORDS = ['actuator', 'robot'] as const;

const counts = (records: string) =>
  z
    .strictObject({ added: z.int(), changed: z.int(), moved: z.int(), withdrawn: z.int() })
    .describe(`How many ${records} it added, changed, moved to a new id and withdrew.`);

/** A release of the catalog in short. */
export const releaseCounts = z
  .strictObject({
    version: text.describe('Its name, as in `Catalog-Version`.'),
    released: z.iso.date().describe('Its day.'),
    previous: text.nullable().describe('The release before it. Null for the first.'),
    actuators: counts('actuators'),
    robots: counts('robots'),
  })
  .describe('A release of the catalog, with counts.');

/** One change of one record in one release. */
export const changeRow = z
  .strictObject({
    version: text.describe('The release with the change.'),
    record: z.enum(CHANGED_RECORDS),
    id: slug.describe('The id that the record had before.'),
    change: z.enum(['added', 'changed', 'moved', 'withdrawn']).describe('The kind of change.'),
    field: text
      .nullable()
      .describe(
        'Field of the file that changed: a figure, `conditions/<field>`, `disputed/<field>` with the reason why the catalog rejects it, `joints/<role>/<field>`, `sources` as URLs, or `claims` as the fields whose words were read again; `id` where the record moved. Null where the whole record came or went.',
      ),
    from: z.unknown().describe('The value before. Null where the field was absent.'),
    to: z.unknown().describe('The value after. Null where the field is absent.'),
    reason: text.nullable().describe('Why the record was withdrawn. Null for any other change.'),
  })
  .describe('One change that a release made to one record.');

export type ChangeRow = Readonly<z.infer<typeof changeRow>>;
export type ReleaseCounts = Readonly<z.infer<typeof releaseCounts>>;

/** The releases with counts of their changes, the newest first. */
export const countReleases = (releases: readonly Release[]): ReleaseCounts[] =>
  releases
    .map((release) => ({
      version: release.version,
      released: releaseDay(release),
      previous: release.previous ?? null,
      actuators: countsOf(release.actuators),
      robots: countsOf(release.robots),
    }))
    .toReversed();

const countsOf = ({ added, changed, moved, withdrawn }: RecordChanges): ReleaseCounts['actuators'] => ({
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
  const row = (change: ChangeRow['change'], id: string, details: Partial<ChangeRow> = {}): ChangeRow => ({
    ...head,
    id,
    change,
    ...WHOLE,
    ...details,
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

/**
 * A field without the joint that it is in: `joints/Knee (J3)/conditions/weight_g` -> `conditions/weight_g`.
 */
export const withoutJoint = (path: string): string =>
  /(?:(?:conditions|disputed)\/)?[^/]+$/.exec(path)?.[0] ?? path;
