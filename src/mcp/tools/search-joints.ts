import type { JointGroup } from '../../catalog/joint-groups.ts';
import { JOINT_LISTING } from '../../query/joints.ts';
import { knownOf, type AnyRecord } from './brief.ts';
import { inputOf, OBJECT } from './schemas.ts';
import { searchOutput, searchPage } from './search.ts';
import type { Tool } from './tool.ts';
import { unknownIds } from './unknown-values.ts';

/** Searches the joints of all robots. */
export const searchJoints: Tool = {
  name: 'search_joints',
  title: 'Search the joints of robots',
  description:
    'Find joints over all robots, and the motors in them: what drives the knees of humanoids, or where an actuator is used. Each of `data` is a group of `count` equal joints with its `role`, `robot` and `motor`; a figure of the motor that is absent is unknown. ' +
    '`exact` is false where a source names the model of the motor but not its version. `pagination` and `hint` as in search_actuators.',
  inputSchema: inputOf(JOINT_LISTING.parameters),
  outputSchema: searchOutput(OBJECT),
  run: ({ jointGroups, actuators, robots }, given) =>
    searchPage(
      {
        listing: JOINT_LISTING,
        collection: jointGroups,
        recordsAt: (places) => places.map((place) => briefJoint(jointGroups.recordAt(place))),
        unknownValues: (texts) => unknownIds(texts, { robot_id: robots, actuator_id: actuators }),
        otherwiseTry:
          'No joint passes all filters: relax several. `q` looks for words in the role and in the name of the robot; most roles are such as `Knee` or `Hip`.',
      },
      given,
    ),
};

/** A joint group without the addresses, which get_robot has, and without what is unknown of its motor. */
function briefJoint({ robot, motor, ...group }: JointGroup): AnyRecord {
  const { id: _id, product_url: _page, actuator_api_url: _api, torque_density_nm_per_kg: _ratio, ...figures } = motor;
  return { robot: { id: robot.id, name: robot.name }, ...group, motor: knownOf(figures) };
}
