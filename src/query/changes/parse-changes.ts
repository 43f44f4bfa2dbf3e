import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import type { Result } from '../../catalog/lib/result.ts';
import { CHANGED_RECORDS, withoutJoint, type ReleaseCounts } from '../../catalog/records/change-rows.ts';
import { type MovedIds, everyIdOf } from '../../catalog/records/moved-ids.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import { encodeCursor, fingerprintOfText, openSealed } from '../parameters/cursor.ts';
import { queryError, shown, type FieldError, refusal, type QueryRefusal } from '../parameters/field-error.ts';
import { choice, list, lowerCase, text, type Kind } from '../parameters/kinds.ts';
import type { KnownIds } from '../parameters/names/known-names.ts';
import type { Parameters } from '../parameters/parameter.ts';
import { PAGING } from '../parameters/parameters.ts';
import { alternatives, givenTexts, openReader, type Pairs } from '../parameters/reader.ts';
import { namesMeantBy } from '../suggest/misspelt-parameters.ts';
import type { PreparedChanges } from '../table/prepared-schemas.ts';
import type { ChangesQuery } from './changes.ts';

/** A path such as `joints/Hip (J1, J2)/count` may contain commas, so a text with a slash is one name. */
const fieldNames = (): Kind<string[]> => {
  const names = list(lowerCase);
  return {
    ...names,
    read: (value) => (value.includes('/') ? { ok: true, value: [lowerCase(value)] } : names.read(value)),
  };
};

/** The parameters of a query for changes. */
export const CHANGES_PARAMETERS = {
  since: {
    kind: text(TEXT_LENGTH, 'must be the version of a release'),
    says: 'Version of a release: only changes of later ones. Or the day of a release: only changes of that day and later.',
    example: '2026.11.21',
  },
  id: {
    kind: list(lowerCase),
    says: 'Ids of actuators or robots, old ones too, in any case; a comma is "or".',
    example: 'xiaomi-cybergear',
  },
  record: { kind: choice(CHANGED_RECORDS), says: 'Kind of record.', example: 'robot' },
  field: {
    kind: fieldNames(),
    says: 'Field names as in the catalog files, also those of joints; a comma is "or". `conditions/price_usd` is the kind of the price; a path such as `joints/Knee (J3)/weight_g` names one field.',
    example: 'price_usd,weight_g',
  },
  ...PAGING,
} satisfies Parameters;

/** The records and changes that a query for changes is validated against. */
export interface KnownRecords {
  readonly changes: PreparedChanges;
  readonly moved: MovedIds;
  readonly actuators: KnownIds;
  readonly robots: KnownIds;
}

/**
 * Reads the parameters of the changes. All errors are reported at once; a cursor is opened only when nothing
 * else is wrong.
 */
export function parseChangesQuery(known: KnownRecords, pairs: Pairs): Result<ChangesQuery, QueryRefusal> {
  const { texts, read, errors } = openReader(givenTexts(pairs, CHANGES_PARAMETERS));
  const since = read('since', CHANGES_PARAMETERS.since);
  const ids = read('id', CHANGES_PARAMETERS.id);
  const kind = read('record', CHANGES_PARAMETERS.record) ?? null;
  const fields = read('field', CHANGES_PARAMETERS.field);
  const limit = read('limit', CHANGES_PARAMETERS.limit);
  const newest = newestSince(known.changes.releases, since);
  const unknown = [
    ...(newest === null ? [unknownRelease(known.changes.releases, since ?? '')] : []),
    ...(ids ?? []).flatMap((id) => unknownId(known, id)),
    ...(fields ?? []).flatMap((field) => unknownField(known.changes, field)),
  ];
  const allErrors = [...errors, ...unknown];
  if (newest === null || allErrors.length > 0) return refusal('invalid_parameter', allErrors);
  const before = known.changes.releases[newest]?.version;
  const fingerprint = fingerprintOfText(JSON.stringify(['changes', before, ids, kind, fields]));
  const cursor = texts.get('cursor');
  const [left] = cursor === undefined ? [null] : (openSealed(cursor, fingerprint, sealedLeft) ?? []);
  if (left === undefined) return refusal('invalid_cursor', []);
  return {
    ok: true,
    value: {
      isAsked: texts.size > 0,
      newest,
      kind,
      ids: ids === undefined ? null : new Set(ids.flatMap((id) => everyIdOf(known.moved, id))),
      fields: fields === undefined ? null : new Set(fields),
      limit,
      left,
      cursorAt: (after) => encodeCursor([fingerprint, after]),
    },
  };
}

/**
 * The number of releases after the named version, or from the first of the named day on; all if none is
 * named, null if there is no such release. Releases are sorted newest first.
 */
function newestSince(releases: readonly ReleaseCounts[], since: string | undefined): number | null {
  if (since === undefined) return releases.length;
  const named = releases.findIndex(({ version }) => version === since);
  if (named !== -1) return named;
  const firstOfDay = releases.findLastIndex(
    ({ version, released }) => released === since || version.startsWith(`${since}-`),
  );
  return firstOfDay === -1 ? null : firstOfDay + 1;
}

const unknownRelease = (releases: readonly ReleaseCounts[], since: string): FieldError =>
  queryError(
    'since',
    `must be the version of a release, or its day; got ${shown(since)}`,
    `The releases are ${releases.map(({ version }) => version).join(', ')}.`,
  );

function unknownId({ actuators, robots, moved }: KnownRecords, id: string): FieldError[] {
  const isKnown =
    [actuators, robots].some(({ rowOf }) => rowOf(id) !== undefined) ||
    [moved.actuators, moved.robots].some((old) => Object.hasOwn(old, id));
  if (isKnown) return [];
  const near = [...actuators.nearestIds(id), ...robots.nearestIds(id)].slice(0, 3);
  const repair =
    near.length === 0
      ? 'A search by name finds ids.'
      : `The nearest to \`${shown(id)}\` are ${near.join(', ')}.`;
  return [queryError('id', `must be ids in the catalog; got ${shown(id)}`, repair)];
}

/** The fields of all records, including those that never changed. */
const FIELD_NAMES = Object.keys({ ...ACTUATOR_FIELDS, ...ROBOT_FIELDS, ...MOTOR_FIELDS });

function unknownField({ fields }: PreparedChanges, field: string): FieldError[] {
  const known = new Set([
    ...FIELD_NAMES,
    ...fields.flatMap((path) => [path.toLowerCase(), withoutJoint(path)]),
  ]);
  if (known.has(field)) return [];
  const meant = namesMeantBy(
    field,
    [...known].filter((name) => !name.startsWith('joints/')),
  );
  const repair =
    meant.length === 0
      ? 'Name a field as the files of the catalog do, such as `price_usd`.'
      : `Did you mean ${alternatives(meant)}?`;
  return [queryError('field', `must be fields of the catalog’s files; got ${shown(field)}`, repair)];
}

/** The number of changes that are left at the start of a cursor's page. */
const sealedLeft = z.tuple([z.int().min(1)]);
