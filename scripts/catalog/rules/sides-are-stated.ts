import type { Fault } from '../fault.ts';
import type { Rule } from '../rule.ts';

const NOT_STATED = /\b(side|frame)\b[^.]*\bnot (stated|named|said)\b/i;

/** A side that nothing leads to would be multiplied by the gear ratio, or not, at a guess. */
export const sidesAreStated: Rule = {
  name: 'sides-are-stated',
  description:
    'The torque constant has no side where the notes say that none is stated; arithmetic that tells it is in the notes.',
  check: ({ actuators }) =>
    actuators.flatMap(({ path, value: { conditions, notes = '' } }): Fault[] => {
      const side = conditions?.kt_nm_per_a?.side;
      if (side === undefined || !NOT_STATED.test(notes)) return [];
      const wanted = 'no side, or notes with the arithmetic from which it follows';
      return [{ file: path, field: 'conditions.kt_nm_per_a.side', found: side, wanted }];
    }),
};
