import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { JOINT_FIELDS } from '../../catalog/fields/joint.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import type { Result } from '../../catalog/lib/result.ts';
import type { GivenFilter } from '../filters/filter.ts';
import { readFilters } from '../filters/read-filters.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../list/joint-listing.ts';
import type { Listing } from '../list/list-definition.ts';
import { queryError, refusal, type QueryRefusal } from '../parameters/field-error.ts';
import { choice, list, lowerCase } from '../parameters/kinds.ts';
import type { Parameters } from '../parameters/parameter.ts';
import { givenTexts, openReader, type Pairs } from '../parameters/reader.ts';
import { countedNames } from './prepare-groups.ts';

/** A kind of record with summaries. */
export type SummaryDefinition = Readonly<ReturnType<typeof summaryDefinitionOf>>;

/** A parsed summary query. */
export interface SummaryQuery {
  readonly filters: readonly GivenFilter[];
  readonly countBy: readonly string[];
  readonly spreadOf: readonly string[];
  /** The field that groups the spreads; null for one group of all. */
  readonly by: string | null;
}

type Examples = Readonly<Record<'count_by' | 'spread_of' | 'by', string>>;

/** The parameters that a summary of a kind of record has besides the filters of the list. */
const ownParametersOf = (counted: readonly string[], figures: readonly string[], examples: Examples) => ({
  count_by: {
    kind: list(lowerCase, counted),
    says: 'Fields to count the records by, separated by commas.',
    example: examples.count_by,
  },
  spread_of: {
    kind: list(lowerCase, figures),
    says: 'Figures to give minimum, quartiles and maximum of, separated by commas.',
    example: examples.spread_of,
  },
  by: {
    kind: choice(counted),
    says: 'Field to group the spreads by; a record with several values is in several groups.',
    example: examples.by,
  },
});

/** `counted` are the fields by whose values records are counted and grouped. */
function summaryDefinitionOf(listing: Listing, counted: readonly string[], examples: Examples) {
  const own = ownParametersOf(counted, listing.figures, examples);
  const parameters: Parameters = { ...listing.filters, ...own };
  return { listing, counted, own, parameters };
}

/** The fields, figures and examples of a summary of actuators. */
export const ACTUATOR_SUMMARY = summaryDefinitionOf(ACTUATOR_LISTING, countedNames(ACTUATOR_FIELDS), {
  count_by: 'brand,country,comm',
  spread_of: 'price_per_nm,torque_density_nm_per_kg',
  by: 'category',
});

/** The fields, figures and examples of a summary of robots. */
export const ROBOT_SUMMARY = summaryDefinitionOf(ROBOT_LISTING, countedNames(ROBOT_FIELDS), {
  count_by: 'kind,country',
  spread_of: 'dof,price_usd',
  by: 'kind',
});

/** The fields, figures and examples of a summary of joint groups. */
export const JOINT_SUMMARY = summaryDefinitionOf(JOINT_LISTING, countedNames(JOINT_FIELDS), {
  count_by: 'robot_kind,peak_torque_kind',
  spread_of: 'peak_torque_nm',
  by: 'peak_torque_kind',
});

const NOTHING_SPREAD = queryError(
  'by',
  'groups the figures of `spread_of`; got none',
  'Name figures in `spread_of`; to count records by a field, name it in `count_by`.',
);

/** Reads the parameters of a summary. All errors are reported at once. */
export function parseSummaryQuery(
  summing: SummaryDefinition,
  pairs: Pairs,
): Result<SummaryQuery, QueryRefusal> {
  const { listing, parameters, own } = summing;
  const reader = openReader(givenTexts(pairs, parameters));
  const filters = readFilters(listing.filters, reader);
  const countBy = reader.read('count_by', own.count_by) ?? [];
  const spreadOf = reader.read('spread_of', own.spread_of) ?? [];
  const by = reader.read('by', own.by) ?? null;
  const isSpread = spreadOf.length > 0 || reader.errors.some(({ field }) => field === 'spread_of');
  if (reader.texts.has('by') && !isSpread) reader.errors.push(NOTHING_SPREAD);
  if (reader.errors.length > 0) return refusal('invalid_parameter', reader.errors);
  return { ok: true, value: { filters, countBy, spreadOf, by } };
}
