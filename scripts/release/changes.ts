import { z } from 'zod';
import { disputesIn } from '../../src/catalog/evidence/disputes.ts';
import { suspectsFile, type RecordChanges } from '../../src/catalog/files/yaml-schemas.ts';
import { destination } from '../../src/catalog/records/moved-ids.ts';
import type { Content, Entry, Keys } from './unchecked-catalog.ts';

type Value = Keys[string];
type Change = [from: Value, to: Value];

/** The records of one kind before and after, and the new ids that `moved.yaml` gives. */
export interface Difference {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * The records that were added, changed, moved and withdrawn. An id that disappeared must be in `moved` (rule
 * `ids-live-on`).
 */
export function recordChanges({ before, after, moved }: Difference): RecordChanges {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Map(after.map((entry) => [entry.id, entry]));
  const gone = before
    .filter(({ id }) => !now.has(id))
    .map(({ id }) => ({ id, leadsTo: destination(moved[id] ?? '') }));
  return {
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    changed: Object.fromEntries(
      after.flatMap((entry) => {
        const changes = fieldChanges(old.get(entry.id) ?? entry, entry);
        return Object.keys(changes).length === 0 ? [] : [[entry.id, changes]];
      }),
    ),
    moved: Object.fromEntries(gone.flatMap(({ id, leadsTo }) => ('id' in leadsTo ? [[id, leadsTo.id]] : []))),
    withdrawn: Object.fromEntries(
      gone.flatMap(({ id, leadsTo }) => ('withdrawn' in leadsTo ? [[id, leadsTo.withdrawn]] : [])),
    ),
  };
}

/** Records with the reasons why the catalog rejects some of their figures. */
export function withDisputes({
  actuators,
  robots,
  suspects,
}: Content): Pick<Content, 'actuators' | 'robots'> {
  const reasons = disputesIn({
    robots: robots.map(({ joints, ...robot }) => ({ ...robot, joints: jointsOf(joints) })),
    suspects: suspectsFile.catch([]).parse(suspects),
  });
  const withReasons = (entry: Entry): Entry => ({
    ...entry,
    disputed: Object.fromEntries(reasons.get(entry.id) ?? []),
  });
  return { actuators: actuators.map(withReasons), robots: robots.map(withReasons) };
}

function fieldChanges(before: Entry, after: Entry): Record<string, Change> {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const fields = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  const changes = fields
    .map((field): [string, Change] => [field, [old[field] ?? null, now[field] ?? null]])
    .filter(([, [from, to]]) => JSON.stringify(from) !== JSON.stringify(to));
  const ofSources = [
    ...removedAndAdded('sources', urlsOf(before), urlsOf(after)),
    ...removedAndAdded('claims', claimsOf(before), claimsOf(after)),
  ];
  return Object.fromEntries([...changes, ...ofSources]);
}

/** The fields of a record under the names that a release uses, without its sources. */
function fieldsOf({ specs, figures, conditions, disputed, joints, sources: _sources, ...own }: Entry): Keys {
  const groups = jointsOf(joints).flatMap(({ role, motor: { conditions: kinds, ...motor }, ...group }) =>
    Object.entries(below(`joints/${role}`, { ...group, ...motor, ...below('conditions', kinds) })),
  );
  return {
    ...own,
    ...keysOf(specs),
    ...below('conditions', conditions),
    ...keysOf(figures),
    ...Object.fromEntries<Value>(groups),
    ...Object.fromEntries(
      Object.entries(keysOf(disputed)).map(([path, reason]) => [
        path.replace(/[^/]+$/, 'disputed/$&'),
        reason,
      ]),
    ),
  };
}

const keys = z.record(z.string(), z.json());
const keysOf = (value: Value | undefined): Keys => keys.catch({}).parse(value);

const below = (path: string, value: Value | undefined): Keys =>
  Object.fromEntries(Object.entries(keysOf(value)).map(([key, part]) => [`${path}/${key}`, part]));

const joint = z.object({ role: z.string(), motor: keys }).catchall(z.json());
const jointsOf = (value: Value | undefined) => z.array(joint).catch([]).parse(value);

const source = z.object({ url: z.string(), states: z.record(z.string(), z.string()) });
const sourcesOf = ({ sources }: Entry) => z.array(source).parse(sources);

type NamePairs = readonly (readonly [identity: string, name: string])[];

const urlsOf = (entry: Entry): NamePairs => sourcesOf(entry).map(({ url }) => [url, url]);

/** The claims of sources. Claims with the same words are equal, whichever source has them. */
const claimsOf = (entry: Entry): NamePairs =>
  sourcesOf(entry)
    .flatMap(({ states }) => Object.entries(states))
    .map(([key, words]) => [`${key}: ${words}`, claimedField(key, entry)]);

/** `joints[0].motor.peak_torque_nm` -> `joints/Hip (J1-J4)/peak_torque_nm`. */
const claimedField = (key: string, { joints }: Entry): string =>
  key.replace(
    /^joints\[(\d+)\]\.(?:motor\.)?/,
    (joint, index: string) => `joints/${jointsOf(joints)[Number(index)]?.role ?? joint}/`,
  );

/**
 * The names that were removed and the names that were added, each null if none; no change if both are null.
 */
function removedAndAdded(field: string, before: NamePairs, after: NamePairs): [string, Change][] {
  const went = namesBut(after, before);
  const came = namesBut(before, after);
  return went === null && came === null ? [] : [[field, [went, came]]];
}

function namesBut(known: NamePairs, items: NamePairs): string[] | null {
  const identities = new Set(known.map(([identity]) => identity));
  const names = new Set(items.filter(([identity]) => !identities.has(identity)).map(([, name]) => name));
  return names.size === 0 ? null : [...names];
}
