import { RESERVED_IDS } from '../../../src/catalog/fields/value-schemas.ts';
import { RELEASE_PATTERN } from '../../../src/catalog/files/yaml-schemas.ts';
import { destination } from '../../../src/catalog/records/moved-ids.ts';
import { inChain, releasedIds } from '../../../src/catalog/records/release.ts';
import type { RecordEntry } from '../catalog-files.ts';
import { LIST_FILES, releaseVersion } from '../catalog-folder.ts';
import { shownValue, type Issue } from '../issue.ts';
import { nearestHint } from '../nearest-hint.ts';
import type { Rule } from '../rule.ts';

const movedFile = (folder: string): string => `${folder}/${LIST_FILES.moved.name}`;

/** Rules on the ids of records, and on the releases that gave them. */
export const ID_RULES: readonly Rule[] = [
  {
    // `a-b/c.yaml` and `a/b-c.yaml` would both be `a-b-c`.
    name: 'unique-ids',
    description: 'No two actuators and no two robots have the same id, <brand>-<model>.',
    check: ({ actuators, robots }) =>
      [actuators, robots].flatMap((entries) =>
        [...Map.groupBy<string, RecordEntry<object>>(entries, ({ id }) => id).values()].flatMap(sharedId),
      ),
  },
  {
    // `/api/v1/actuators/compare` is an operation, so a record with that id could not be reached.
    name: 'reserved-ids',
    description: `No record has, or had, one of the ids ${RESERVED_IDS.join(', ')}.`,
    check: ({ folder, actuators, robots, moved }) => {
      const records = [...actuators, ...robots].map(({ path, id }) => ({ file: path, field: 'id', id }));
      const old = Object.keys(moved ?? {}).map((id) => ({ file: movedFile(folder), field: id, id }));
      return [...records, ...old]
        .filter(({ id }) => RESERVED_IDS.includes(id))
        .map(({ file, field, id }) => ({
          file,
          field,
          found: shownValue(id),
          wanted: 'an id that is not an operation',
        }));
    },
  },
  {
    // A redirect must lead straight to a record, and never hide one.
    name: 'moved-targets',
    description:
      'No id of moved.yaml is that of a record; each leads to a record of its kind or is withdrawn.',
    check: ({ folder, releases, moved, ...files }) => {
      const kinds = (['actuators', 'robots'] as const).map((records) => ({
        given: releasedIds(releases, records),
        ids: files[records].map(({ id }) => id),
      }));
      const ids = new Set(kinds.flatMap((kind) => kind.ids));
      const file = movedFile(folder);
      return Object.entries(moved ?? {}).flatMap(([id, value]): Issue[] => {
        if (ids.has(id))
          return [{ file, field: id, found: 'the id of a record', wanted: 'an id without a file' }];
        const target = destination(value);
        const own = kinds.find(({ given }) => given.has(id))?.ids ?? [...ids];
        if ('withdrawn' in target || own.includes(target.id)) return [];
        const wanted = `the id of a record${nearestHint(target.id, own)}, or "withdrawn: <reason>"`;
        return [{ file, field: id, found: shownValue(value), wanted }];
      });
    },
  },
  {
    // People keep addresses, so an id that was once released is answered for ever.
    name: 'ids-live-on',
    description: 'Each id that a release has given is still that of a record, or is in moved.yaml.',
    check: ({ folder, releases, moved, ...files }) =>
      (['actuators', 'robots'] as const).flatMap((records) => {
        const known = new Set([...files[records].map(({ id }) => id), ...Object.keys(moved ?? {})]);
        return [...releasedIds(releases, records).difference(known)].map((id) => ({
          file: movedFile(folder),
          field: id,
          found: 'nothing, and no file of this id',
          wanted: 'the id that replaced it, or "withdrawn: <reason>": a release has published it',
        }));
      }),
  },
  {
    // Releases state their own order, as two may be of one day.
    name: 'release-chain',
    description: 'Each release is named after its version and follows the one that it names as `previous`.',
    check: ({ all, releases }) => {
      const chain = new Set(inChain(releases).map(({ version }) => version));
      return all.flatMap(({ path, name }): Issue[] => {
        const version = releaseVersion(name);
        if (version === null || chain.has(version)) return [];
        if (!RELEASE_PATTERN.test(version))
          return [
            { file: path, field: '', found: version, wanted: 'a name such as 2026.11.21-3f2a9c1b20de.yaml' },
          ];
        const found = releases.find((release) => release.version === version)?.previous ?? 'none';
        const wanted = 'the release before it, which no other release names; `npm run release` writes it';
        return [{ file: path, field: 'previous', found, wanted }];
      });
    },
  },
];

/** An issue of each entry, where several have one id. */
const sharedId = (group: readonly RecordEntry<object>[]): Issue[] =>
  group.length < 2
    ? []
    : group.map(({ path, id }) => {
        const others = group.map((entry) => entry.path).filter((other) => other !== path);
        const wanted = `an id of its own; ${others.join(', ')} has the same: rename one of the files`;
        return { file: path, field: 'id', found: shownValue(id), wanted };
      });
