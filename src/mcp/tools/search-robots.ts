import { namesWith } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { robot } from '../../catalog/robot.ts';
import { ROBOT_LISTING } from '../../query/listings.ts';
import { ALWAYS_KNOWN } from './brief.ts';
import { inputOf, outlineOf } from './schemas.ts';
import { search, searchListing, searchOutput } from './search.ts';
import type { Tool } from './tool.ts';

const listing = searchListing(ROBOT_LISTING);

/** Searches robots by words and brand. */
export const searchRobots: Tool = {
  name: 'search_robots',
  title: 'Search robots',
  description:
    'Find robots (arms, humanoids, quadrupeds, hands) by words and brand, ordered by id. Returns `data`, `pagination` and `hint` as search_actuators does. ' +
    'A figure that is null or absent is unknown. get_robot lists the actuators in the joints.',
  inputSchema: inputOf(listing.parameters),
  outputSchema: searchOutput(outlineOf(robot, ALWAYS_KNOWN)),
  run: ({ robots }, given) =>
    search(
      {
        listing,
        collection: robots,
        briefFields: namesWith(ROBOT_FIELDS, 'brief'),
        unknownValues: () => null,
        otherwiseTry: 'No robot matches. Search for one word, such as `quadruped`, or for a brand alone.',
      },
      given,
    ),
};
