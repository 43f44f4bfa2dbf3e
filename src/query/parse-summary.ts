import { ALL_ACTUATOR_FIELDS, ALL_ROBOT_FIELDS } from '../catalog/profile.ts';
import type { Result } from '../catalog/result.ts';
import type { Fault } from './fault.ts';
import type { GivenFilter } from './filter.ts';
import { countedNames } from './groups.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING, type Listing } from './listings.ts';
import { choice, several, type Parameter } from './parameter.ts';
import { readFilters, wordsOf, type QueryRefusal } from './parse-list.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';

/** A kind of record that can be summed up. */
export interface Summing {
  readonly listing: Listing;
  /** The fields by whose values records are counted and grouped. */
  readonly counted: readonly string[];
  /** What is asked, and before it the filters of the list. */
  readonly asking: Readonly<Record<string, Parameter>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** A summary query, understood. */
export interface SummaryQuery {
  readonly filters: readonly GivenFilter[];
  readonly countBy: readonly string[];
  readonly spreadOf: readonly string[];
  /** The field that groups the spreads; null for one group of all. */
  readonly by: string | null;
}

const sameText = (text: string): string => text;

/** What can be asked of a kind of record, and an example of each parameter. */
const askingOf = (
  counted: readonly string[],
  figures: readonly string[],
  example: Readonly<Record<Asked, string>>,
) => ({
  count_by: {
    schema: several(sameText, counted),
    several: { words: counted },
    says: 'Fields to count the records by, separated by commas.',
    example: example.count_by,
  },
  spread_of: {
    schema: several(sameText, figures),
    several: { words: figures },
    says: 'Figures to give minimum, quartiles and maximum of, separated by commas.',
    example: example.spread_of,
  },
  by: {
    schema: choice(counted),
    says: 'Field to group the spreads by; a record with several values is in several groups.',
    example: example.by,
  },
});

type Asked = 'count_by' | 'spread_of' | 'by';

function summingOf(listing: Listing, counted: readonly string[], example: Readonly<Record<Asked, string>>): Summing {
  const asking = askingOf(counted, Object.keys(listing.indexing.columns), example);
  return { listing, counted, asking, parameters: { ...listing.filters, ...asking } };
}

/** How actuators are summed up. */
export const ACTUATOR_SUMMING = summingOf(ACTUATOR_LISTING, countedNames(ALL_ACTUATOR_FIELDS), {
  count_by: 'brand,country,comm',
  spread_of: 'price_per_nm,torque_density_nm_per_kg',
  by: 'category',
});

/** How robots are summed up. */
export const ROBOT_SUMMING = summingOf(ROBOT_LISTING, countedNames(ALL_ROBOT_FIELDS), {
  count_by: 'kind,country',
  spread_of: 'dof,price_usd',
  by: 'kind',
});

/** Reads the parameters of a summary. All faults are reported at once. */
export function parseSummaryQuery(summing: Summing, pairs: Pairs): Result<SummaryQuery, QueryRefusal> {
  const { listing, parameters } = summing;
  const { texts, faults } = givenTexts(pairs, parameters);
  const filters = readFilters(listing, texts);
  const [countBy, spreadOf, by] = ASKED.map((name) => readNames(parameters, name, texts.get(name)));
  const allFaults = [...faults, ...filters.faults, ...[countBy, spreadOf, by].flatMap((read) => read?.faults ?? [])];
  if (allFaults.length > 0) return { ok: false, fault: { code: 'invalid_parameter', faults: allFaults } };
  return {
    ok: true,
    value: {
      filters: filters.given,
      countBy: countBy?.names ?? [],
      spreadOf: spreadOf?.names ?? [],
      by: by?.names[0] ?? null,
    },
  };
}

const ASKED = ['count_by', 'spread_of', 'by'] as const satisfies readonly Asked[];

function readNames(
  parameters: Summing['parameters'],
  name: Asked,
  text: string | undefined,
): { readonly names: readonly string[]; readonly faults: readonly Fault[] } {
  const parameter = parameters[name];
  const parsed = text === undefined ? undefined : parameter?.schema.safeParse(text);
  if (parsed === undefined) return { names: [], faults: [] };
  if (parsed.success) return { names: [parsed.data].flat().map(String), faults: [] };
  const issue = parsed.error.issues[0]?.message ?? 'is not valid';
  return { names: [], faults: [refusedText({ name, text, issue, ...wordsOf(parameter) })] };
}
