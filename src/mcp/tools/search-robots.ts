import { robot } from '../../catalog/robot.ts';
import { ROBOT_LISTING } from '../../query/listings.ts';
import { ALWAYS_KNOWN, BRIEF_ROBOT_FIELDS } from './brief.ts';
import { inputOf, outlineOf } from './schemas.ts';
import { PAGE_SIZE } from '../../query/parameters.ts';
import type { Tool } from './tool.ts';
import { search, searchListing, searchOutput } from './search.ts';

const listing = searchListing(ROBOT_LISTING);

/** Searches robots by words and brand. */
export const searchRobots: Tool = {
  name: 'search_robots',
  title: 'Search robots',
  description:
    'Find robots (arms, humanoids, quadrupeds, hands) by words and brand, in the order of their ids. Gives `data`, `pagination` and `hint` like search_actuators, ' +
    `at most ${PAGE_SIZE.most} records a call. A null (in the text: absent) figure is unknown. Which actuators are in the joints tells get_robot.`,
  inputSchema: inputOf(listing.parameters),
  outputSchema: searchOutput(outlineOf(robot, ALWAYS_KNOWN)),
  run: ({ robots }, given) =>
    search(
      {
        listing,
        collection: robots,
        briefFields: BRIEF_ROBOT_FIELDS,
        unknownValues: () => null,
        otherwiseTry: 'No robot matches; search by one word, such as `quadruped`, or by brand alone.',
      },
      given,
    ),
};
