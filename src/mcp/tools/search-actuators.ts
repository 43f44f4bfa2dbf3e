import { actuator } from '../../catalog/actuator.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import { nearestAmong } from '../../query/nearest.ts';
import { PAGE_SIZE } from '../../query/parameters.ts';
import { ALWAYS_KNOWN, BRIEF_ACTUATOR_FIELDS } from './brief.ts';
import { inputOf, outlineOf } from './schemas.ts';
import type { Tool } from './tool.ts';
import { search, searchListing, searchOutput } from './search.ts';

const listing = searchListing(ACTUATOR_LISTING);

/** Searches actuators by words and figures. */
export const searchActuators: Tool = {
  name: 'search_actuators',
  title: 'Search actuators',
  description:
    'Find actuators by words and figures; all given filters must hold. Gives `data` (records), `pagination` (`total` of all matches, `has_more`, `next_cursor`) and a `hint` when nothing matches: which filter to leave out, and what that finds. ' +
    `At most ${PAGE_SIZE.most} records a call; for the next page repeat the call with \`cursor\` set to \`next_cursor\`. ` +
    'A null (in the text: absent) figure is unknown, not zero: numeric and yes/no filters leave such actuators out. ' +
    'An unknown brand or use case matches nothing; a misspelt parameter or category is refused with the nearest right one.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: searchOutput(outlineOf(actuator, ALWAYS_KNOWN)),
  run: ({ dataset, actuators }, given) =>
    search(
      {
        listing,
        collection: actuators,
        briefFields: BRIEF_ACTUATOR_FIELDS,
        unknownValues: (texts) => unknownValues(dataset, texts),
        otherwiseTry: OTHERWISE_TRY,
      },
      given,
    ),
};

const OTHERWISE_TRY =
  'No actuator passes all filters; loosen several. Every word of `q` must occur: give few, and figures as filters.';

function unknownValues({ brands, useCases }: Dataset, given: ReadonlyMap<string, string>): string | null {
  const known = { brand: brands.map(({ name }) => name), use_case: useCases.map(({ name }) => name) };
  const hints = Object.entries(known).flatMap(([name, values]) => unknownValue(name, given.get(name), values));
  return hints.length > 0 ? hints.join(' ') : null;
}

function unknownValue(name: string, given: string | undefined, known: readonly string[]): string[] {
  if (given === undefined || known.some((value) => value.toLowerCase() === given.toLowerCase())) return [];
  const nearest = nearestAmong(known)(given);
  const says = nearest.length > 0 ? `the nearest are ${nearest.join(', ')}` : '`list_taxonomies` lists them';
  return [`No ${name} is called so; ${says}.`];
}
