import { namesOf, namesWith } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { ROBOT_LISTING } from '../../query/listings.ts';
import { unknownIds, unknownText, unknownValues } from './nothing-found.ts';
import { inputOf, RECORD } from './schemas.ts';
import { readBrief, search, searchListing, searchOutput } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ROBOT_LISTING);
const readRecords = readBrief({ all: namesOf(ROBOT_FIELDS), usual: namesWith(ROBOT_FIELDS, 'brief') });

/** Searches robots by words and figures. */
export const searchRobots: Tool = {
  name: 'search_robots',
  title: 'Search robots',
  description:
    'Find robots (arms, humanoids, quadrupeds, hands) by words and figures. Returns `data`, `pagination` and `hint` as search_actuators does. ' +
    'A figure that is null or absent is unknown. get_robot lists the actuators in the joints.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: searchOutput(RECORD),
  run: ({ robots, actuators, groups, find }, given) =>
    search(
      {
        listing,
        collection: robots,
        recordsAt: (places, wanted) => readRecords(robots, places, wanted),
        unknownValues: (texts) =>
          unknownIds(texts, { actuator_id: actuators }) ??
          unknownValues(groups.robots, texts) ??
          unknownText({ find }, robots, texts),
        otherwiseTry: 'Nothing passes all filters, and leaving out one does not help: relax several.',
      },
      given,
    ),
};
