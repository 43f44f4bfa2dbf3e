import type { Taxonomies } from '../../api/service.ts';
import { actuator } from '../../catalog/actuator.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { namesWith } from '../../catalog/fields/read.ts';
import { shown } from '../../query/fault.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import { nearestAmong } from '../../query/nearest.ts';
import { ALWAYS_KNOWN } from './brief.ts';
import { inputOf, outlineOf, TEXT } from './schemas.ts';
import { search, searchListing, searchOutput } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ACTUATOR_LISTING);
const record = outlineOf(actuator, ALWAYS_KNOWN);

/** Searches actuators by words and figures. */
export const searchActuators: Tool = {
  name: 'search_actuators',
  title: 'Search actuators',
  description:
    'Find actuators by words and figures; an actuator must pass every filter. Returns `data` (records), `pagination` (`total` counts all matches) and, when nothing matches, a `hint`: which filter to drop, and how many that would find. ' +
    'For the next page, repeat the call with `cursor` set to `next_cursor`. ' +
    'A figure that is null or absent is unknown, not zero, and passes no filter. ' +
    'An unknown brand or use case matches nothing; a misspelt parameter or category is refused with the nearest valid one.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: searchOutput({ ...record, properties: { ...record.properties, torque_source_domain: TEXT } }),
  run: ({ taxonomies, actuators, torqueDomains }, given) =>
    search(
      {
        listing,
        collection: actuators,
        briefFields: namesWith(ACTUATOR_FIELDS, 'brief'),
        briefExtras: (place) => ({ torque_source_domain: torqueDomains[place] }),
        unknownValues: (texts) => unknownValues(taxonomies, texts),
        otherwiseTry: OTHERWISE_TRY,
      },
      given,
    ),
};

const OTHERWISE_TRY =
  'No actuator passes all filters: relax several. Every word of `q` must occur, so use few words, and filters for figures.';

function unknownValues({ brands, useCases }: Taxonomies, given: ReadonlyMap<string, string>): string | null {
  const known = { brand: brands.map(({ name }) => name), use_case: useCases.map(({ name }) => name) };
  const hints = Object.entries(known).flatMap(([name, values]) => unknownValue(name, given.get(name), values));
  return hints.length > 0 ? hints.join(' ') : null;
}

function unknownValue(name: string, given: string | undefined, known: readonly string[]): string[] {
  if (given === undefined || known.some((value) => value.toLowerCase() === given.toLowerCase())) return [];
  const nearest = nearestAmong(known)(given);
  const next = nearest.length > 0 ? `Nearest: ${nearest.join(', ')}.` : '`list_taxonomies` lists them all.';
  return [`There is no \`${name}\` ${shown(given)}. ${next}`];
}
