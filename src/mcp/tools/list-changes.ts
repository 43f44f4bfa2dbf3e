import { pageOfChanges } from '../../api/answers/changes.ts';
import { withNames } from '../../api/answers/query-headers.ts';
import { CHANGES_PARAMETERS, parseChangesQuery } from '../../query/changes/parse-changes.ts';
import { separated } from '../../query/parameters/kinds.ts';
import { alternatives } from '../../query/parameters/reader.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { argumentTexts } from './input/arguments.ts';
import { readIdsOrNames } from './input/ids.ts';
import { inputOf, OBJECT, OBJECTS, output } from './input/schemas.ts';
import { joinedHints, type Texts } from './results/hints.ts';
import { PAGINATION } from './search-list.ts';
import { answered, type Tool } from './tool.ts';

/** Changes that releases made to the catalog. */
export const listChanges: Tool = {
  name: 'list_changes',
  title: 'List changes of the catalog',
  description:
    'Changes of the catalog, by release. Without arguments only `releases`, with counts of records; with any, such as `limit`, also `data`, newest first, a row for each changed field: the `change`, and its values `from` and `to` (null or absent: not stated).',
  inputSchema: inputOf(CHANGES_PARAMETERS),
  outputSchema: output(
    {
      releases: OBJECTS,
      data: OBJECTS,
      pagination: PAGINATION,
      moved: OBJECT,
    },
    ['releases', 'data', 'pagination'],
  ),
  run: (service, given) => {
    const { pairs, errors } = argumentTexts(CHANGES_PARAMETERS, given);
    const { ids, moved, hint } = readIdsOrNames(service, separated(pairs.get('id') ?? ''));
    if (ids.length > 0) pairs.set('id', ids.join(','));
    const parsed = withNames({ errors }, parseChangesQuery(service, pairs));
    if (!parsed.ok) return parsed;
    const { rows, ...page } = pageOfChanges(service, parsed.value);
    return answered({
      ...page,
      ...(Object.keys(moved).length > 0 && { moved }),
      data: parseJsonArray(rows),
      hint: joinedHints(hint, hintOf(parsed.value.isAsked, page, pairs)),
    });
  },
};

/** The releases of a page of changes, and how many changes there are. */
interface ListedChanges {
  readonly releases: readonly unknown[];
  readonly pagination: { readonly total: number };
}

/** A hint where no changes are listed: none were asked for, or there are none. */
function hintOf(isAsked: boolean, { releases, pagination }: ListedChanges, given: Texts): string {
  if (!isAsked) return 'The changes of a release are listed with its `previous` as `since`.';
  return pagination.total === 0 ? hintWhenEmpty(releases, given) : '';
}

/** A hint where nothing changed: no later release, or filters that no change passes. */
function hintWhenEmpty(releases: readonly unknown[], given: Texts): string {
  if (releases.length === 0) return `No release is later than ${given.get('since')}.`;
  const filters = ['since', 'id', 'record', 'field'].filter((name) => given.has(name));
  return `No release changed that. Leave out ${alternatives(filters)}.`;
}
