import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Finds what can stand in for an actuator. */
export const findReplacement: Prompt = {
  name: 'find_replacement',
  title: 'Find a replacement',
  description: 'Find actuators that can stand in for one that is discontinued, too dear or too heavy.',
  arguments: [
    { name: 'actuator_id', description: 'Id of the actuator to replace.', required: true, completes: 'actuator' },
    { name: 'reason', description: 'Why, such as "discontinued" or "too heavy".', required: false },
    { name: 'brand', description: 'Brand to keep to.', required: false, completes: 'brand' },
  ],
  write: (given) =>
    [
      `Find a replacement for the actuator \`${given.get('actuator_id') ?? ''}\`.`,
      givenLines([
        ['reason', given.get('reason')],
        ['brand', given.get('brand')],
      ]),
      'Call get_actuators for its figures and for the robots that use it. Then call search_actuators in the same category with a peak torque and a mass near to its own, and without the category if that finds too few.',
      'Call compare_actuators with the original first and up to five candidates. Name for each what would have to change: mass, voltage, bus, driver, gear ratio.',
      HOW_TO_ANSWER,
    ]
      .filter(Boolean)
      .join('\n\n'),
};
