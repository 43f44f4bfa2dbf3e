import { releasedIds } from '../../../src/catalog/release.ts';
import type { CatalogFiles } from '../files.ts';
import { LIST_FILES } from '../folder.ts';
import type { Rule } from '../rule.ts';

/** People keep addresses: an id that was once released is answered for ever. */
export const idsLiveOn: Rule = {
  name: 'ids-live-on',
  description: 'Each id that a release has given is still that of a record, or is in moved.yaml.',
  check: (files) => [...lostIds(files, 'actuators'), ...lostIds(files, 'robots')],
};

function lostIds({ folder, releases, moved, ...files }: CatalogFiles, records: 'actuators' | 'robots') {
  const known = new Set([...files[records].map(({ id }) => id), ...Object.keys(moved ?? {})]);
  return [...releasedIds(releases, records)]
    .filter((id) => !known.has(id))
    .map((id) => ({
      file: `${folder}/${LIST_FILES.moved.place}`,
      field: id,
      found: 'nothing, and no file of this id',
      wanted: 'the id that took its place, or "withdrawn: <reason>": a release has given it',
    }));
}
