import { motorPath } from '../../../src/catalog/disputes.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys, RecordEntry, RobotKeys } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn } from '../settled.ts';

type Actuator = RecordEntry<ActuatorKeys>;

/** A link that was concluded from a torque or a size says more of a robot than any source does. */
export const linksAreNamed: Rule = {
  name: 'links-are-named',
  description:
    "A robot's sources name the actuator of each joint: its model, or a family of which the catalog has one model.",
  check: (files) => {
    const { isNamed } = verdictsIn(files);
    return files.robots.flatMap((robot) =>
      unnamedLinks(robot, files.actuators)
        .filter(({ id, role }) => !isNamed(id, 'actuator') && !isNamed(id, motorPath(role, 'actuator')))
        .map(({ fault }) => fault),
    );
  },
};

interface UnnamedLink {
  readonly id: string;
  readonly role: string;
  readonly fault: Fault;
}

/** The motor of a joint that links an actuator, among all that it could be. */
interface Linking {
  readonly motor: { readonly name?: string | undefined };
  readonly actuators: readonly Actuator[];
}

function unnamedLinks({ id, path, value }: RecordEntry<RobotKeys>, actuators: readonly Actuator[]): UnnamedLink[] {
  const words = plain(wordsOf(value));
  return (value.joints ?? []).flatMap(({ role, motor }, index) => {
    const linked = actuators.find((actuator) => actuator.id === motor.actuator);
    if (linked === undefined || isNamedIn(words, linked, { motor, actuators })) return [];
    const wanted = `words that name ${linked.value.name ?? linked.id} and no other model, no link, ${OR_A_ROW}`;
    return { id, role, fault: { file: path, field: `joints[${index}].motor.actuator`, found: linked.id, wanted } };
  });
}

/** All that a robot's file quotes, and the titles of what it quotes. */
const wordsOf = ({ sources = [] }: RobotKeys): string =>
  sources.flatMap(({ title, states }) => [title, ...Object.values(states)]).join(' | ');

/** Whether words name a model in full, or its family where no other model of the maker has it or the motor claims none. */
function isNamedIn(words: string, linked: Actuator, { motor, actuators }: Linking): boolean {
  const isIn = (name: string): boolean => words.includes(plain(name));
  if (namesOf(linked).some(isIn)) return true;
  const others = actuators.filter(({ id, brand }) => brand === linked.brand && id !== linked.id).flatMap(familiesOf);
  return familiesOf(linked).some((family) => isIn(family) && (motor.name !== undefined || !others.includes(family)));
}

const namesOf = ({ value: { name = '', aliases = [] } }: Actuator): readonly string[] => [name, ...aliases];

/** What people shorten a model number to: a part with digits, or all of it without its last letter or its first ones. */
const familiesOf = (actuator: Actuator): readonly string[] =>
  namesOf(actuator)
    .flatMap((name) => [
      ...name.split(/[^\p{L}\p{N}]+/u),
      plain(name).replace(/(?<=\d)\p{L}$/u, ''),
      plain(name).replace(/^\p{L}+/u, ''),
    ])
    .filter((part) => part.length >= 4 && /\d/.test(part) && !/^kv\d/i.test(part))
    .map(plain);

/** Letters and digits alone: makers, shops and code spell the rest as they like. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}|]/gu, '');
