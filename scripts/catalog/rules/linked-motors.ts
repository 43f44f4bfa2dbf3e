import { motorPath } from '../../../src/catalog/evidence/disputes.ts';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import { motorsIn, type ActuatorKeys, type MotorOfFile, type RecordEntry } from '../catalog-files.ts';
import { shownValue, type Issue } from '../issue.ts';
import { OR_A_ROW, type Rule } from '../rule.ts';

type Actuator = RecordEntry<ActuatorKeys>;

/** Rules on the actuators of joints. */
export const LINKED_MOTOR_RULES: readonly Rule[] = [
  {
    // A link that is only inferred from a torque or a size claims more than the sources state.
    name: 'links-are-named',
    description:
      "A robot's sources name the actuator of each joint: its model, or a series with only one model in the catalog.",
    check: ({ actuators, robots, isNamed }) =>
      motorsIn(robots).flatMap((joint) => {
        const { robot, file, field, role, motor } = joint;
        const linked = actuators.find(({ id }) => id === motor.actuator);
        if (linked === undefined || isNamed(robot, 'actuator') || isNamed(robot, motorPath(role, 'actuator')))
          return [];
        if (isNamedBySources(joint, linked, actuators)) return [];
        const wanted = `words that name ${linked.value.name ?? linked.id} and no other model, no link, ${OR_A_ROW}`;
        return [{ file, field: `${field}.actuator`, found: linked.id, wanted }];
      }),
  },
  {
    // A motor with the id of an actuator is that actuator; without the link their figures would not be
    // compared.
    name: 'ids-link',
    description: "A joint's motor whose id is that of an actuator of the catalog links to that actuator.",
    check: ({ actuators, robots }) => {
      const ids = new Set(actuators.map(({ id }) => id));
      return motorsIn(robots).flatMap(({ file, field, motor: { id, actuator } }): Issue[] => {
        if (id === undefined || !ids.has(id) || id === actuator) return [];
        return [
          { file, field: `${field}.actuator`, found: shownValue(actuator), wanted: `${id}, or another id` },
        ];
      });
    },
  },
  {
    // A figure above the actuator's own means a wrong link, a wrong figure, or a linkage that the words must
    // name.
    name: 'joint-within-actuator',
    description:
      "A joint has at most 1.3 times its actuator's peak torque and 1.05 times its speed, unless the sources name a linkage.",
    check: ({ actuators, robots, isNamed, isDisputed }) => {
      const byId = new Map(actuators.map((actuator) => [actuator.id, actuator]));
      return motorsIn(robots).flatMap((joint) => {
        const { robot, file, field, motor } = joint;
        const { id, value } = byId.get(motor.actuator ?? '') ?? {};
        if (id === undefined || isCoupled(wordsOfJoint(joint))) return [];
        return MOST.flatMap(({ name, of, times }): Issue[] => {
          const found = motor[name];
          const stated = isDisputed(id, of) ? undefined : value?.specs?.[of];
          if (found === undefined || stated === undefined) return [];
          const most = stated * moreVolts(motor.conditions?.[name], value?.conditions?.[of]);
          if (found <= times * most || isNamed(robot, name)) return [];
          const wanted = `at most ${times} × ${most} of ${id}, words that name a linkage, ${OR_A_ROW}`;
          return [{ file, field: `${field}.${name}`, found: shownValue(found), wanted }];
        });
      });
    },
  },
];

/**
 * True if words name a model in full, or its series if no other model of the maker belongs to it or the motor
 * names no version.
 */
function isNamedBySources(
  { motor, sources }: MotorOfFile,
  linked: Actuator,
  actuators: readonly Actuator[],
): boolean {
  const words = plain(sources.flatMap(({ title, states }) => [title, ...Object.values(states)]).join(' | '));
  const isIn = (name: string): boolean => words.includes(plain(name));
  if (namesOf(linked).some(isIn)) return true;
  const others = actuators
    .filter(({ id, brand }) => brand === linked.brand && id !== linked.id)
    .flatMap(familiesOf);
  return familiesOf(linked).some(
    (family) => isIn(family) && (motor.name !== undefined || !others.includes(family)),
  );
}

const namesOf = ({ value: { name = '', aliases = [] } }: Actuator): readonly string[] => [name, ...aliases];

/**
 * Short forms of a model number: a part with digits, or all of it without its last letter or its first ones.
 */
const familiesOf = (actuator: Actuator): readonly string[] =>
  namesOf(actuator)
    .flatMap((name) => [
      ...name.split(/[^\p{L}\p{N}]+/u),
      plain(name).replace(/(?<=\d)\p{L}$/u, ''),
      plain(name).replace(/^\p{L}+/u, ''),
    ])
    .filter((part) => part.length >= 4 && /\d/.test(part) && !/^kv\d/i.test(part))
    .map(plain);

/** Only letters and digits are compared: makers, shops and code differ in everything else. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}|]/gu, '');

/** The maximum of a joint relative to its actuator: field of the motor, field of the actuator, factor. */
const MOST = [
  { name: 'peak_torque_nm', of: 'peak_torque_nm', times: 1.3 },
  { name: 'rated_speed_rpm', of: 'max_speed_rpm', times: 1.05 },
] as const;

/**
 * The voltage of a joint's figure over that of its actuator's: torque and speed grow with it. 1 where either
 * is not stated.
 */
const moreVolts = (joint: Condition | undefined, actuator: Condition | undefined): number =>
  Math.max(1, (joint?.voltage_v ?? 0) / (actuator?.voltage_v ?? Infinity));

const LINKAGES = /link(age|ed)|four-bar|parallel|belt|chain|lever|\brod\b|screw|reduction/i;
const SHARED_JOINTS = /\bpair|two motors|coupled|differential/i;

/** True if words say that the motor does not drive the joint alone and directly. */
const isCoupled = (words: string): boolean => LINKAGES.test(words) || SHARED_JOINTS.test(words);

/** All words about a joint: its role, and the quotes of the sources. */
const wordsOfJoint = ({ role, field, sources }: MotorOfFile): string =>
  [
    role,
    ...sources.flatMap(({ states }) =>
      Object.entries(states).flatMap(([key, words]) =>
        key.startsWith(field.replace('.motor', '')) ? words : [],
      ),
    ),
  ].join(' ');
