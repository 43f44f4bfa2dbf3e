import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { namesWith } from '../../catalog/fields/select-fields.ts';
import type { Filter } from '../../query/filters/filter.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../query/list/actuator-and-robot-lists.ts';
import type { Listing } from '../../query/list/list-definition.ts';
import { choice, separated } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import type { McpService } from '../service.ts';
import { readArguments } from './input/arguments.ts';
import { acceptingNames } from './input/ids.ts';
import { OBJECTS } from './input/schemas.ts';
import { unknownWords, type Texts } from './results/hints.ts';
import { briefRecord, TRUST, wholeNames, wholeRecord, type AnyRecord } from './results/records.ts';
import { searchInput, searchOutput, searchPage, type SearchedList } from './search-list.ts';
import type { Tool } from './tool.ts';

/** The parameter of a search that the API does not have: how much of each record it returns. */
const DETAIL = {
  detail: {
    kind: choice(['brief', 'full']),
    defaultValue: 'brief',
    says: '`full` has every field and `sources`, for five times the tokens.',
    example: 'full',
  },
} satisfies Parameters;

/** Arguments that take names of fields. */
const NAMING: readonly string[] = ['sort', 'has', 'lacks', 'frontier'];

/** The fields by which a search filters and sorts. */
const usedFields = ({ filters }: Listing, given: Texts): ReadonlySet<string> =>
  new Set(
    [...given].flatMap(([name, text]) => (NAMING.includes(name) ? separated(text) : fieldsOf(filters[name]))),
  );

/** The fields that a filter compares; free text compares none. */
const fieldsOf = (filter: Pick<Filter, 'about' | 'readsBlank'> | undefined): readonly string[] =>
  filter === undefined || filter.readsBlank === true ? [] : filter.about;

/** A search of records with levels of detail. */
interface RecordSearch extends Pick<Tool, 'name' | 'title' | 'description'> {
  readonly records: 'actuators' | 'robots';
  readonly listing: Listing;
  readonly fields: Fields<never>;
  /** Members of a brief record beyond its fields. */
  readonly also: (service: McpService, row: number) => AnyRecord;
}

/** Makes a tool that finds the same records as the API's list for the same query, with the same cursors. */
function searchTool({ records, listing: ofApi, fields, also, ...words }: RecordSearch): Tool {
  const listing: Listing = { ...ofApi, parameters: { ...ofApi.parameters, ...DETAIL } };
  const defaultNames: readonly string[] = namesWith(fields, 'brief');
  const whole = wholeNames(fields);
  return {
    ...words,
    inputSchema: searchInput(listing, listing.parameters),
    outputSchema: searchOutput(OBJECTS),
    run: (service, { detail, ...query }) => {
      const level = readArguments(DETAIL, { detail });
      const collection = service[records];
      const searched: SearchedList = {
        names: acceptingNames(service),
        listing,
        collection,
        recordsAt: (rows, selected, given) => {
          const read = (names: readonly string[]) => parseJsonArray(collection.selectionOf(rows, names));
          if (selected !== null) return read(selected);
          if (level.ok && level.value.detail === 'full') return read(whole).map(wholeRecord);
          const asked = usedFields(listing, given);
          const brief = Object.keys(fields).filter((name) => defaultNames.includes(name) || asked.has(name));
          return read([...brief, ...TRUST]).map((record, index) => ({
            ...briefRecord(record),
            ...also(service, rows[index] ?? -1),
          }));
        },
        unknownValues: (given) =>
          unknownWords(service, { index: collection, groups: service.groups[records] }, given),
      };
      return searchPage(searched, query, level.ok ? [] : level.error);
    },
  };
}

/**
 * Searches actuators by words and figures. Brief records name the domain of the source that states the
 * torque.
 */
export const searchActuators = searchTool({
  name: 'search_actuators',
  title: 'Search actuators',
  description:
    'Find actuators by words and figures; an actuator must pass every filter, and an unknown figure passes none. Brief records in `data` have the main figures and those asked for; absent figures are unknown. ' +
    '`kinds` says what a figure is (a stall torque is not a working torque), `doubts` which figures look wrong. `hint` says what to change when nothing is found.',
  records: 'actuators',
  listing: ACTUATOR_LISTING,
  fields: ACTUATOR_FIELDS,
  also: ({ torqueDomains }, row) => ({ torque_source_domain: torqueDomains[row] }),
});

/** Searches robots by words and figures. */
export const searchRobots = searchTool({
  name: 'search_robots',
  title: 'Search robots',
  description:
    'Find robots by words and figures: records in `data`, absent figures unknown. get_robot has the motors in the joints.',
  records: 'robots',
  listing: ROBOT_LISTING,
  fields: ROBOT_FIELDS,
  also: () => ({}),
});
