import { z } from 'zod';
import { withNames } from '../../api/answers/query-headers.ts';
import type { Filters } from '../../query/filters/filter.ts';
import { queryError, shown, type FieldError } from '../../query/parameters/field-error.ts';
import { readNames } from '../../query/parameters/names/known-names.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import {
  ACTUATOR_SUMMARY,
  JOINT_SUMMARY,
  parseSummaryQuery,
  ROBOT_SUMMARY,
  type SummaryDefinition,
} from '../../query/summary/parse-summary.ts';
import { summarize, type SummarySource } from '../../query/summary/summary.ts';
import { searchTerms } from '../../query/table/words/text.ts';
import type { McpService } from '../service.ts';
import { argumentTexts, readArguments, unknownArgument } from './input/arguments.ts';
import { boundsSchema, readBounds, withoutBounds } from './input/bounds.ts';
import { acceptingNames } from './input/ids.ts';
import { recordKind, type RecordKind } from './input/record-kind.ts';
import { closed, inputOf, OBJECT, OBJECTS, output, TEXT, type ObjectSchema } from './input/schemas.ts';
import { hintOfFilters, filterHint, hintOfCount, joinedHints } from './results/hints.ts';
import { LIST_BOUNDS_TEXT } from './search-list.ts';
import { answered, refused, type Arguments, type Tool } from './tool.ts';

const RECORD = {
  record: {
    kind: recordKind(),
    defaultValue: 'actuator',
    says: 'Kind of record.',
    example: 'robot',
  },
} satisfies Parameters;

/** The filters of all kinds of records; a filter that the chosen kind does not have is refused. */
const ALL_FILTERS: Filters = {
  ...JOINT_SUMMARY.listing.filters,
  ...ROBOT_SUMMARY.listing.filters,
  ...ACTUATOR_SUMMARY.listing.filters,
};

const FILTERS = {
  ...closed(withoutWords(inputOf(withoutBounds(ALL_FILTERS, ALL_FILTERS)).properties)),
  description:
    'Filters as in the search of these records, with commas between values: {"category": "smart_servo"}.',
};

const filterArguments = z.record(z.string(), z.unknown()).optional();

const INPUT = closed({
  ...inputOf({}, RECORD).properties,
  filters: FILTERS,
  bounds: boundsSchema(null, LIST_BOUNDS_TEXT),
  ...inputOf(ACTUATOR_SUMMARY.own).properties,
});

/** Counts records and describes the spread of their figures. */
export const summarizeCatalog: Tool = {
  name: 'summarize_catalog',
  title: 'Summarize the catalog',
  description:
    'Statistics of the actuators, robots or groups of equal joints that pass filters: `total`, `counts` by the values of fields (null: unknown), and `spreads` of figures: `min`, quartiles, `max`, and how many are `known`.',
  inputSchema: INPUT,
  outputSchema: output({
    total: { type: 'integer' },
    counts: OBJECT,
    spreads: OBJECTS,
  }),
  run: (service, { record: kind, filters, ...asked }) => {
    const reading = readArguments(RECORD, { record: kind });
    const narrowing = filterArguments.safeParse(filters);
    const record = RECORD.record.kind.read((reading.ok && reading.value.record) || '');
    const summed = summedBy(service, record.ok ? record.value : 'actuator');
    const {
      given: stated,
      errors: misbound,
      placed,
    } = readBounds(summed.listing.filters, { ...narrowing.data, ...askedOf(asked) });
    const { pairs: texts, errors } = argumentTexts(summed.parameters, stated);
    const names = readNames(acceptingNames(service), summed.listing.name, texts);
    const { pairs, moved, errors: unknown } = names;
    const ofCall = [
      ...unknownArguments(asked),
      ...(reading.ok ? [] : reading.error),
      ...(narrowing.success ? [] : [noFilters(filters)]),
    ];
    const parsed = withNames(
      { errors: [...ofCall, ...misbound, ...errors.map(withFilters(summed)), ...unknown] },
      parseSummaryQuery(summed, pairs),
    );
    const inFilters = (error: FieldError): FieldError =>
      Object.hasOwn(narrowing.data ?? {}, error.field)
        ? { ...error, field: `filters.${error.field}` }
        : error;
    if (!parsed.ok)
      return refused({ ...parsed.error, errors: parsed.error.errors.map(placed).map(inFilters) });
    const { matches: _, ...summary } = summarize(summed, parsed.value);
    const given = new Map(pairs);
    const terms = searchTerms(given.get('q') ?? '');
    const hintWhenEmpty = (): string => {
      const found = { filters: summed.listing.filters, given: parsed.value.filters, index: summed.index };
      return hintOfCount(service, summed, given) || hintOfFilters(found);
    };
    return answered({
      ...summary,
      ...(Object.keys(moved).length > 0 && { moved }),
      hint: joinedHints(
        names.hint,
        summary.total === 0 ? hintWhenEmpty() : filterHint(summed.index.hintsOf(terms)),
      ),
    });
  },
};

function summedBy(
  { actuators, robots, jointGroups, groups }: McpService,
  record: RecordKind,
): SummaryDefinition & SummarySource {
  if (record === 'robot') return { ...ROBOT_SUMMARY, index: robots, groups: groups.robots };
  if (record === 'joint') return { ...JOINT_SUMMARY, index: jointGroups, groups: groups.jointGroups };
  return { ...ACTUATOR_SUMMARY, index: actuators, groups: groups.actuators };
}

/** Schemas without descriptions, because the search tools describe the same arguments. */
function withoutWords(properties: ObjectSchema['properties']): ObjectSchema['properties'] {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description: _says, enum: _words, ...type }]) => [
      name,
      type.type === 'array' ? TEXT : type,
    ]),
  );
}

/** The arguments that are not filters. */
const TAKEN: Parameters = { ...RECORD, ...ACTUATOR_SUMMARY.own };
const isTaken = (name: string): boolean =>
  name === 'bounds' || Object.hasOwn(TAKEN, name) || Object.hasOwn(ALL_FILTERS, name);

/** Errors for arguments that the tool does not have. */
const unknownArguments = (asked: Arguments): FieldError[] =>
  Object.keys(asked)
    .filter((name) => !isTaken(name))
    .map((name) => unknownArgument(name, TAKEN));

/** Adds a repair to the error of an unknown filter: the filters of the chosen kind of record. */
const withFilters =
  ({ listing: { filters } }: SummaryDefinition) =>
  (error: FieldError): FieldError => {
    const names = Object.keys(withoutBounds(filters, filters));
    return { ...error, repair: error.repair ?? `The filters are ${names.join(', ')}.` };
  };

const askedOf = (asked: Arguments): Arguments =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => isTaken(name)));

const noFilters = (found: unknown): FieldError =>
  queryError(
    'filters',
    `must be an object of filters; got ${shown(found)}`,
    'Send `{"filters": {"category": "smart_servo"}}`.',
  );
