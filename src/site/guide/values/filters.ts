import { OPERATIONS, type Operation } from '../../../api/operations.ts';
import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import type { Field, SheetPart } from '../../../catalog/fields/field.ts';
import { ACTUATOR_FILTERS } from '../../../query/filters/actuator-and-robot-filters.ts';
import type { Parameter, Parameters } from '../../../query/parameters/parameter.ts';
import { code, markdownTable, paragraphs } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/* Parameters as the guide prints them: each once. Other operations with the same parameter refer to it. */

/** The filters of actuators by group; the others are in the group of their field's part of the sheet. */
const ASSIGNED: Readonly<Record<string, readonly string[]>> = {
  'Name, maker and category': [
    'q',
    'category',
    'brand',
    'country',
    'availability',
    'backdrivable',
    'min_gear_ratio',
    'max_gear_ratio',
  ],
  'Torque, speed and precision': [
    'min_peak_torque_nm',
    'max_peak_torque_nm',
    'min_rated_torque_nm',
    'min_torque_density_nm_per_kg',
    'peak_torque_kind',
    'rated_torque_kind',
    'peak_points',
    'rated_points',
    'min_speed_rpm',
    'min_rated_speed_rpm',
    'max_speed_kind',
    'min_power_w',
    'max_backlash_arcmin',
    'max_repeatability_arcmin',
    'max_reflected_inertia_kg_m2',
    'power_kind',
    'kt_side',
    'kt_per',
  ],
  'Size, mass and price': [
    'min_weight_g',
    'max_weight_g',
    'max_outer_diameter_mm',
    'max_length_mm',
    'min_through_hole_mm',
    'min_price_usd',
    'max_price_usd',
    'min_price_date',
    'price_stated_by',
  ],
  'Supply, bus and protection': ['voltage_v', 'comm', 'control_mode', 'integrated_driver', 'min_ip'],
  'How far to trust it': [
    'data_source',
    'verified',
    'verified_against',
    'doubted',
    'has',
    'lacks',
    'include_unknown',
  ],
  'Where it is used': ['use_case', 'used_in', 'robot_id', 'min_robot_count'],
};

/** The groups of the parts of a data sheet. */
const GROUP_OF: Readonly<Record<SheetPart, string>> = {
  'torque-and-speed': 'Torque, speed and precision',
  electrical: 'Supply, bus and protection',
  mechanical: 'Size, mass and price',
  control: 'Supply, bus and protection',
  commercial: 'Size, mass and price',
};

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/** The group of filters that ask about no field of a part. */
const OTHER_GROUP = 'Name, maker and category';

/** The group of the part of the data sheet that shows the field of a filter; undefined where no part does. */
const groupByPart = (name: string): string | undefined => {
  const part = ROWS[ACTUATOR_FILTERS[name]?.about[0] ?? '']?.part;
  return part === undefined ? undefined : GROUP_OF[part];
};

/** The filters of actuators in groups. */
export const FILTER_GROUPS: Readonly<Record<string, readonly string[]>> = withOthers(ASSIGNED);

/** The groups with the filters that none of them has. */
function withOthers(groups: typeof ASSIGNED): typeof ASSIGNED {
  const assigned = new Set(Object.values(groups).flat());
  const others = Object.keys(ACTUATOR_FILTERS).filter((name) => !assigned.has(name));
  return Object.fromEntries(
    Object.entries(groups).map(([group, names]) => [
      group,
      [...names, ...others.filter((name) => (groupByPart(name) ?? OTHER_GROUP) === group)],
    ]),
  );
}

const HEADS = ['Parameter', 'Takes', 'Meaning'];

/** The values of the chapter on filters: a table for each group. */
export const filtersValues = (): Placeholders => ({
  groups: paragraphs(
    ...Object.entries(FILTER_GROUPS).map(([name, filters]) =>
      paragraphs(
        `### ${name}`,
        markdownTable(
          HEADS,
          filters.flatMap((name) => {
            const filter = ACTUATOR_FILTERS[name];
            return filter === undefined ? [] : [rowOf([name, filter])];
          }),
        ),
      ),
    ),
  ),
});

/**
 * The parameters of an operation: those printed here for the first time, after the given rows, and links to
 * the others.
 */
export function parametersText(operation: Operation, before: readonly (readonly string[])[]): string | null {
  const byPlace = Map.groupBy(entriesOf(operation), (entry) => FIRST_PLACE.get(keyOf(entry)) ?? operation.id);
  const own = [...before, ...(byPlace.get(operation.id) ?? []).map(rowOf)];
  byPlace.delete(operation.id);
  return paragraphs(
    own.length === 0 ? null : markdownTable(HEADS, own),
    ...byPlace.entries().map(([anchor, entries]) =>
      referenceText(
        anchor,
        entries.map(([name]) => name),
      ),
    ),
  );
}

const referenceText = (anchor: string, names: readonly string[]): string =>
  anchor !== FILTERS_ANCHOR
    ? `As for [${code(anchor)}](#${anchor}): ${names.map(code).join(', ')}.`
    : names.length === Object.keys(ACTUATOR_FILTERS).length
      ? `All [filters of actuators](#${anchor}).`
      : `Of the [filters of actuators](#${anchor}): ${names.map(code).join(', ')}.`;

/** The heading of the chapter on filters, in `texts/filters.md`. */
export const FILTERS_ANCHOR = 'filters-of-actuators';

type Entry = readonly [name: string, parameter: Parameter];

const entriesOf = ({ parameters }: { readonly parameters: Parameters }): Entry[] =>
  Object.entries(parameters);

const keyOf = (entry: Entry): string => rowOf(entry).join('\n');

const rowOf = ([name, parameter]: Entry): string[] => [code(name), allowedText(parameter), parameter.says];

// The names of fields are more than this: the chapter on fields lists them.
const FEW = 20;

/** The words that a parameter takes, if it is an enumeration short enough to be listed. */
export const listedWords = ({ words, control }: Parameter['kind']): readonly string[] =>
  control === 'choices' && words.length > FEW ? [] : words;

const allowedText = ({ kind, example, required = false }: Parameter): string =>
  `${required ? 'required; ' : ''}${takenText(kind, example)}`;

/** Accepted values of a parameter: the words of an enumeration, else an example. */
function takenText(kind: Parameter['kind'], example: string): string {
  const words = listedWords(kind).map(code).join(', ');
  if (words !== '') return kind.control === 'choices' ? `some of ${words}` : words;
  return example === '' ? 'text' : `such as ${code(example)}`;
}

/** The section of each row: the filters of actuators, else the first operation that takes it. */
const FIRST_PLACE: ReadonlyMap<string, string> = new Map(
  [
    ...entriesOf({ parameters: ACTUATOR_FILTERS }).map((entry) => [keyOf(entry), FILTERS_ANCHOR] as const),
    ...OPERATIONS.flatMap((operation) =>
      entriesOf(operation).map((entry) => [keyOf(entry), operation.id] as const),
    ),
  ].toReversed(),
);
