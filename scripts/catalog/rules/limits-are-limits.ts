import type { Source } from '../../../src/catalog/source.ts';
import type { Fault } from '../fault.ts';
import type { RobotKeys } from '../files.ts';
import type { Rule } from '../rule.ts';

/** What model files call the torque that they allow at a joint. */
const LIMIT_WORDS = /effort|<limit|ctrlrange|f(or)?ce?range|torque_limit|joint limit|max_torque/i;
const MODEL_FILE = /\.(urdf|xacro|xml)$/i;

/** A limit that a model sets is no torque that a motor was seen to give. */
export const limitsAreLimits: Rule = {
  name: 'limits-are-limits',
  description: "A joint's torque is of kind `limit` where its words or its model file say so, and only there.",
  check: ({ robots }) => robots.flatMap(({ path, value }) => kindFaults(path, value)),
};

const kindFaults = (file: string, { joints = [], sources = [] }: RobotKeys): Fault[] =>
  joints.flatMap(({ motor: { peak_torque_nm: torque, conditions } }, index): Fault[] => {
    const field = `joints[${index}].motor.peak_torque_nm`;
    const source = sources.find(({ states }) => Object.hasOwn(states, field));
    if (torque === undefined || source === undefined) return [];
    const kind = conditions?.peak_torque_nm?.kind;
    const isLimit = saysLimit(source, field);
    if (isLimit === (kind === 'limit')) return [];
    const wanted = isLimit
      ? 'kind limit, as its words name a limit of a model'
      : 'another kind, or words that name a limit';
    return [{ file, field, found: `kind ${kind ?? 'not stated'}`, wanted }];
  });

const saysLimit = ({ url, states }: Source, field: string): boolean =>
  LIMIT_WORDS.test(states[field] ?? '') || MODEL_FILE.test(new URL(url).pathname);
