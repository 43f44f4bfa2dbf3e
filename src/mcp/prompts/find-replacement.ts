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
      'Call find_alternatives; a successor from the same maker comes first. If the reason or the brand leaves too few, call match_actuators with the figures of the original as requirements. search_joints with its `actuator_id` shows which robots use it, and how many each needs.',
      'Call compare_actuators with the original first and up to five candidates. For each, say what would have to change: mass, voltage, bus, driver, gear ratio; and that mounting, shaft and connectors are not in the catalog.',
      HOW_TO_ANSWER,
    ]
      .filter(Boolean)
      .join('\n\n'),
};
