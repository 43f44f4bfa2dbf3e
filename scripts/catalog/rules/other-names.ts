import { type Fault, shownValue } from '../fault.ts';
import type { Rule } from '../rule.ts';

/** An alias may name several variants of a model, but one that says nothing new only clutters the search. */
export const otherNames: Rule = {
  name: 'other-names',
  description:
    'Each alias of an actuator is a name of its own: not its name, nor that of another of its maker, not blank, and not there twice.',
  check: ({ actuators }) => {
    const names = new Set(actuators.map(({ brand, value: { name } }) => `${brand} ${name?.toLowerCase()}`));
    return actuators.flatMap(({ path, brand, value: { name, aliases = [] } }) => {
      const known = [name, ...aliases].map((text) => text?.trim().toLowerCase());
      return aliases.flatMap((alias, index): Fault[] => {
        const text = alias.trim().toLowerCase();
        if (text !== '' && known.indexOf(text) === index + 1 && !names.has(`${brand} ${text}`)) return [];
        const wanted = 'another name that people use, once; or none';
        return [{ file: path, field: `aliases[${index}]`, found: shownValue(alias), wanted }];
      });
    });
  },
};
