import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Finds replacements for an actuator. */
export const findReplacement: Prompt = {
  name: 'find_replacement',
  title: 'Find a replacement',
  description: 'Find actuators that can replace one that is discontinued, too expensive or too heavy.',
  arguments: [
    { name: 'actuator_id', description: 'Id of the actuator to replace.', required: true, completes: 'actuator' },
    { name: 'reason', description: 'Why, such as "discontinued" or "too heavy".', required: false },
    { name: 'brand', description: 'Brand to search in.', required: false, completes: 'brand' },
  ],
  write: (given) =>
    [
      `Find a replacement for the actuator \`${given.get('actuator_id') ?? ''}\`.`,
      givenLines([
        ['reason', given.get('reason')],
        ['brand', given.get('brand')],
      ]),
      'Call get_actuators for its figures and the robots that use it. Then call search_actuators for the same category, with a peak torque and a mass close to its own; if that finds too few, drop the category.',
      'Call compare_actuators with the original first and up to five candidates. For each, say what would have to change: mass, voltage, bus, driver, gear ratio.',
      HOW_TO_ANSWER,
    ]
      .filter(Boolean)
      .join('\n\n'),
};
