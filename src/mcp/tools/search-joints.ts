import { z } from 'zod';
import { jointGroup, type JointGroup } from '../../catalog/records/joint-groups.ts';
import type { Index } from '../../query/collection/open-index.ts';
import { JOINT_LISTING } from '../../query/list/joint-listing.ts';
import { shown } from '../../query/parameters/field-error.ts';
import { separated } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { countRows } from '../../query/table/mask.ts';
import { searchTerms } from '../../query/table/words/text.ts';
import { acceptingNames } from './input/ids.ts';
import { OBJECTS } from './input/schemas.ts';
import { knownMembersOf, type AnyRecord } from './results/records.ts';
import { searchInput, searchOutput, searchPage } from './search-list.ts';
import type { Tool } from './tool.ts';

// Parameters that have another meaning here than in the search for actuators.
const OWN = ['robot_id', 'brand'];

const ofApi = (isTaken: (name: string) => boolean): Parameters =>
  Object.fromEntries(Object.entries(JOINT_LISTING.parameters).filter(([name]) => isTaken(name)));

const groups = z.array(jointGroup);

/** Searches the joints of all robots. */
export const searchJoints: Tool = {
  name: 'search_joints',
  title: 'Search the joints of robots',
  description:
    'Find joints of robots and the motors in them. Each of `data` is a group of `count` equal joints with `role`, `robot` and `motor`; absent figures are unknown; `kinds` marks limits of robot models, which are not figures of the motor. ' +
    '`exact` is false where a source names the model but not the version. With `fields` each group is one flat row.',
  inputSchema: searchInput(
    JOINT_LISTING,
    JOINT_LISTING.parameters,
    ofApi((name) => OWN.includes(name)),
  ),
  outputSchema: searchOutput(OBJECTS),
  run: (service, given) => {
    const { jointGroups } = service;
    return searchPage(
      {
        names: acceptingNames(service),
        listing: JOINT_LISTING,
        collection: jointGroups,
        recordsAt: (rows, selected) =>
          selected === null
            ? groups.parse(parseJsonArray(jointGroups.jsonOf(rows))).map(briefJoint)
            : parseJsonArray(jointGroups.selectionOf(rows, selected)),
        unknownValues: (texts) => unknownBrands(texts, jointGroups) || unknownRole(texts, jointGroups),
      },
      given,
    );
  },
};

/** A hint about brands whose motors are in no joint; empty where there are none. */
function unknownBrands(given: ReadonlyMap<string, string>, { having }: Pick<Index, 'having'>): string {
  const unknown = separated(given.get('brand') ?? '').filter(
    (name) => countRows(having('brand', name.toLowerCase())) === 0,
  );
  if (unknown.length === 0) return '';
  return `No joint has a motor of the \`brand\` ${unknown.map(shown).join(' or ')}. \`brand\` is that of the motor; \`q\` finds robots by theirs too.`;
}

/** A hint about a text that no joint has; empty where some joint has it. */
function unknownRole(given: ReadonlyMap<string, string>, { matching }: Pick<Index, 'matching'>): string {
  const terms = searchTerms(given.get('q') ?? '');
  if (terms.length === 0 || countRows(matching(terms)) > 0) return '';
  return 'Nothing matches `q`: every word must occur in the role, such as `Knee` or `Hip`, or in the name and brand of the robot or of the motor.';
}

/**
 * A joint group without the addresses, which get_robot has, and without unknown or empty members of its
 * motor.
 */
function briefJoint({ robot, motor, kinds, doubts, ...group }: JointGroup): AnyRecord {
  const {
    id: _id,
    product_url: _page,
    actuator_api_url: _api,
    torque_density_nm_per_kg: _ratio,
    ...figures
  } = motor;
  return {
    robot: { id: robot.id, name: robot.name },
    ...group,
    motor: knownMembersOf(figures),
    ...(Object.keys(kinds).length > 0 && { kinds }),
    ...(doubts.length > 0 && { doubts }),
  };
}
