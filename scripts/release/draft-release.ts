import type { Catalog, RecordChanges, ReleaseFile } from '../../src/catalog/files/yaml-schemas.ts';
import { releaseDay, releaseName } from '../../src/catalog/records/release.ts';
import type { CatalogFolder } from '../catalog/catalog-folder.ts';
import { counted } from '../catalog/issue.ts';
import { recordChanges, withDisputes } from './changes.ts';
import { contentOf, type Content } from './unchecked-catalog.ts';

/**
 * A catalog to be released on a day, and its files as the last release has them: null when that is not known.
 */
export interface Candidate {
  readonly day: string;
  readonly folder: CatalogFolder;
  readonly catalog: Catalog;
  readonly lastFiles: CatalogFolder | null;
}

/** The release of a catalog, or the reason why there is none. */
export type Draft =
  | { readonly ok: true; readonly version: string; readonly file: ReleaseFile }
  | { readonly ok: false; readonly message: string };

const NOTHING: Content = { actuators: [], robots: [] };

/** The release of a checked catalog: what differs from its last release. */
export function draftRelease({ day, folder, catalog, lastFiles }: Candidate): Draft {
  const content = contentOf(folder);
  const version = releaseName(day, content);
  const last = catalog.releases.at(-1);
  if (last === undefined)
    return { ok: true, version, file: fileOf({ before: NOTHING, after: content, catalog }) };
  if (day < releaseDay(last)) return refused(`--date: found ${day}, wanted ${releaseDay(last)} or later`);
  if (lastFiles === null)
    return refused(
      `${last.version} describes the catalog of no commit: commit it together with its catalog, or make it again`,
    );
  const before = contentOf(lastFiles);
  return {
    ok: true,
    version,
    file: { previous: last.version, ...fileOf({ before, after: content, catalog }) },
  };
}

const refused = (message: string): Draft => ({ ok: false, message });

function fileOf({
  before,
  after,
  catalog,
}: {
  before: Content;
  after: Content;
  catalog: Catalog;
}): ReleaseFile {
  const old = withDisputes(before);
  const now = withDisputes(after);
  const changesOf = (records: 'actuators' | 'robots') =>
    recordChanges({ before: old[records], after: now[records], moved: catalog.moved });
  return { actuators: changesOf('actuators'), robots: changesOf('robots') };
}

/**
 * A summary of a release, a line per kind of record: `actuators: 2 added, 1 changed in 3 fields, 0 moved, 0
 * withdrawn`.
 */
export const summaryLines = ({ actuators, robots }: ReleaseFile): string[] => [
  `actuators: ${summary(actuators)}`,
  `robots: ${summary(robots)}`,
];

function summary({ added, changed, moved, withdrawn }: RecordChanges): string {
  const records = Object.values(changed);
  const fields = records.reduce((sum, record) => sum + Object.keys(record).length, 0);
  const gone = `${Object.keys(moved).length} moved, ${Object.keys(withdrawn).length} withdrawn`;
  return `${added.length} added, ${records.length} changed in ${counted(fields, 'field')}, ${gone}`;
}
