import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { namesOf, namesWith } from '../../catalog/fields/read.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import type { McpService } from '../service.ts';
import { unknownIds, unknownText, unknownValues } from './nothing-found.ts';
import { inputOf, RECORD } from './schemas.ts';
import { readBrief, search, searchListing, searchOutput, type AnyRecord, type Wanted } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ACTUATOR_LISTING);
const readRecords = readBrief({ all: namesOf(ACTUATOR_FIELDS), usual: namesWith(ACTUATOR_FIELDS, 'brief') });

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
  outputSchema: searchOutput(RECORD),
  run: (service, given) =>
    search(
      {
        listing,
        collection: service.actuators,
        recordsAt: (places, wanted) => recordsAt(service, places, wanted),
        unknownValues: (texts) =>
          unknownIds(texts, { robot_id: service.robots }) ??
          unknownValues(service.groups.actuators, texts) ??
          unknownText(service, service.actuators, texts),
        otherwiseTry: OTHERWISE_TRY,
      },
      given,
    ),
};

/** Records as a search wants them; brief ones name the domain of the source that states the torque. */
function recordsAt({ actuators, torqueDomains }: McpService, places: readonly number[], wanted: Wanted): AnyRecord[] {
  const records = readRecords(actuators, places, wanted);
  if (wanted.isFull || wanted.fields !== null) return records;
  return records.map((record, index) => ({ ...record, torque_source_domain: torqueDomains[places[index] ?? -1] }));
}

const OTHERWISE_TRY = 'Nothing passes all filters, and leaving out one does not help: relax several.';
