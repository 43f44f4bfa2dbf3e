import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { numericNames, sortNames } from '../../catalog/fields/select-fields.ts';
import { COMPARE_IDS, CURSOR_LENGTH, PAGE_SIZE, rangeText } from '../../limits.ts';
import { DIRECTIONS } from '../table/order.ts';
import { choice, ids, integer, list, lowerCase, mapped, token, type Kind } from './kinds.ts';
import type { Parameters } from './parameter.ts';

/** The fields by which actuators can be sorted: those of the core first. */
export const SORT_FIELDS = sortNames(ACTUATOR_FIELDS);

/** The fields by which robots can be sorted. */
export const ROBOT_SORT_FIELDS = sortNames(ROBOT_FIELDS);

/** The parameters that order a list by one of some fields. */
export const orderingBy = (sorts: readonly string[], example: string) =>
  ({
    sort: {
      kind: { ...choice(sorts), otherForm: (text) => signedSort(text, sorts) },
      says: 'Sort field. Without it the order is by id. Unknown values come last in both directions.',
      example,
    },
    order: {
      kind: choice(DIRECTIONS),
      says: 'Direction; `desc` when `sort` is given, else `asc`.',
      example: 'desc',
    },
  }) satisfies Parameters;

/** The hint for a field with its direction as a sign, as JSON:API has it: `-weight_g`; null if it is not one. */
function signedSort(text: string, sorts: readonly string[]): string | null {
  const [, sign, field = ''] = /^([-+])(\w+)$/.exec(text) ?? [];
  if (!sorts.includes(lowerCase(field))) return null;
  return `Send \`sort=${lowerCase(field)}\` and \`order=${sign === '-' ? 'desc' : 'asc'}\`.`;
}

/** The two parameters by which a list is ordered. */
export type Ordering = ReturnType<typeof orderingBy>;

/** The parameters that page through a list. */
export const PAGING = {
  limit: {
    kind: integer(PAGE_SIZE.least, PAGE_SIZE.most),
    defaultValue: PAGE_SIZE.default,
    says: 'Page size; it may change between pages.',
    example: '10',
  },
  cursor: {
    // A longer or empty cursor is malformed, like any that we did not issue: `invalid_cursor`.
    kind: token(CURSOR_LENGTH),
    readsBlank: true,
    says: '`pagination.next_cursor` of the previous page. It works only with the filters and the order it was issued for.',
    example: '',
  },
} satisfies Parameters;

/** The parameter that names the members of each record to answer with. */
export function selectionOf(table: Fields<never>, example: string) {
  const names = Object.keys(table);
  const inOrder = (chosen: readonly string[]): string[] =>
    names.filter((name) => name === 'id' || chosen.includes(name));
  return {
    fields: {
      kind: mapped(list(lowerCase, names), (chosen) => ({ ok: true, value: inOrder(chosen) })),
      says: 'Members to return for each record, separated by commas; `id` is always included. See `/api/v1/fields`.',
      example,
    },
  } satisfies Parameters;
}

/** The parameter that names the members to answer with. */
export type Selection = ReturnType<typeof selectionOf>;

/** The parameter that names members of an actuator, also those that the closed record leaves out. */
export const ACTUATOR_SELECTION = selectionOf(ACTUATOR_FIELDS, 'name,peak_torque_nm,robot_count');

/** The parameter that names members of a robot. */
export const ROBOT_SELECTION = selectionOf(ROBOT_FIELDS, 'name,kind,motor_price_usd');

/** The kind of a parameter that names two different words of a list. */
function twoOf(words: readonly string[]): Kind<string[]> {
  const kind = mapped(list(lowerCase, words), (names) =>
    names.length === 2 ? { ok: true, value: names } : { ok: false, error: 'must name two different fields' },
  );
  return { ...kind, json: { ...kind.json, minItems: 2, maxItems: 2 } };
}

/** The parameter that keeps only the best trade-offs between two figures. */
const frontierOver = (figures: readonly string[], record: string, example: string) =>
  ({
    frontier: {
      kind: twoOf(figures),
      says: `Two figures, separated by a comma. Keeps the best trade-offs between them: the ${record}s that no other equals or beats on both figures and beats on one. More is better unless \`/api/v1/fields\` says that less is. Figures of different kinds, such as a stall and a peak torque, are not compared. Without \`sort\`, the order is by the first figure, best first.`,
      example,
    },
  }) satisfies Parameters;

/** The parameter that selects a frontier. */
export type Frontier = ReturnType<typeof frontierOver>;

/** The better end of a figure. */
export type BetterEnd = 'more' | 'less';

/** A figure that spans a frontier. */
export interface FrontierAxis {
  readonly figure: string;
  readonly better: BetterEnd;
}

/** The two figures that span a frontier. */
export interface FrontierAxes {
  readonly x: FrontierAxis;
  readonly y: FrontierAxis;
}

/** The figures of actuators that can span a frontier. */
export const FRONTIER_FIELDS: readonly string[] = numericNames(ACTUATOR_FIELDS);

/** The figures that span a frontier of actuators. */
export const ACTUATOR_FRONTIER = frontierOver(
  FRONTIER_FIELDS,
  'actuator',
  'price_usd,torque_density_nm_per_kg',
);

/** The parameters of the GET comparison (docs/interface.md, "Compare"). */
export const COMPARING = {
  ids: {
    kind: ids(),
    says: `Comma-separated actuator ids, ${rangeText(COMPARE_IDS)}. Blanks and repeats are dropped; an unknown id is named in \`not_found\`.`,
    example: 'cubemars-ak80-9-v3-0-kv100,unitree-go-m8010-6',
    required: true,
  },
  ...ACTUATOR_SELECTION,
} satisfies Parameters;
