import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { ROBOT_LISTING } from '../../query/listings.ts';
import { unknownWords } from './nothing-found.ts';
import { inputOf } from './schemas.ts';
import { readRecordsOf, search, SEARCH_OUTPUT, searchListing } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ROBOT_LISTING);
const readRecords = readRecordsOf(ROBOT_FIELDS);

/** Searches robots by words and figures. */
export const searchRobots: Tool = {
  name: 'search_robots',
  title: 'Search robots',
  description:
    'Find robots as search_actuators finds actuators: records in `data`, absent figures unknown. get_robot has the motors in the joints.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: SEARCH_OUTPUT,
  run: (service, given) => {
    const { robots, groups, find } = service;
    return search(
      {
        names: service,
        listing,
        collection: robots,
        recordsAt: (places, wanted) => readRecords(robots, places, wanted),
        unknownValues: (texts) => unknownWords({ find }, { index: robots, groups: groups.robots }, texts),
      },
      given,
    );
  },
};
