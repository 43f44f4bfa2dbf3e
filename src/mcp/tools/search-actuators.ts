import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import type { McpService } from '../service.ts';
import { unknownWords } from './nothing-found.ts';
import type { AnyRecord } from './records.ts';
import { inputOf } from './schemas.ts';
import { readRecordsOf, search, SEARCH_OUTPUT, searchListing, type MemberChoice } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ACTUATOR_LISTING);
const readRecords = readRecordsOf(ACTUATOR_FIELDS);

/** Searches actuators by words and figures. */
export const searchActuators: Tool = {
  name: 'search_actuators',
  title: 'Search actuators',
  description:
    'Find actuators by words and figures; an actuator must pass every filter, and an unknown figure passes none. Brief records in `data` have the usual figures and those asked for; what is absent is unknown. ' +
    '`kinds` says what a figure is (a stall torque is no working torque), `doubts` which figures look wrong. `hint` says what to change when nothing is found.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: SEARCH_OUTPUT,
  run: (service, given) =>
    search(
      {
        names: service,
        listing,
        collection: service.actuators,
        recordsAt: (places, wanted) => recordsAt(service, places, wanted),
        unknownValues: (texts) =>
          unknownWords(service, { index: service.actuators, groups: service.groups.actuators }, texts),
      },
      given,
    ),
};

/** Records as a search wants them; brief ones name the domain of the source that states the torque. */
function recordsAt(
  { actuators, torqueDomains }: McpService,
  places: readonly number[],
  wanted: MemberChoice,
): AnyRecord[] {
  const records = readRecords(actuators, places, wanted);
  if (wanted.isFull || wanted.fields !== null) return records;
  return records.map((record, index) => ({ ...record, torque_source_domain: torqueDomains[places[index] ?? -1] }));
}
