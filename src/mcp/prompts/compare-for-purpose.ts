import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Weighs actuators for a purpose. */
export const compareForPurpose: Prompt = {
  name: 'compare_for_purpose',
  title: 'Compare for a purpose',
  description: 'Weigh actuators against each other for a purpose, such as a quadruped knee.',
  arguments: [
    {
      name: 'purpose',
      description: 'What the actuator is for, such as "knee of a quadruped that jumps".',
      required: true,
    },
    {
      name: 'actuator_ids',
      description: 'Ids to compare, separated by commas; the agent searches for candidates when absent.',
      required: false,
    },
    { name: 'use_case', description: 'Use-case tag to search in.', required: false, completes: 'use_case' },
    { name: 'category', description: 'Category to search in.', required: false, completes: 'category' },
  ],
  write: (given) =>
    [
      `Compare actuators for this purpose: ${given.get('purpose') ?? ''}.`,
      givenLines([
        ['compare these', given.get('actuator_ids')],
        ['use case', given.get('use_case')],
        ['category', given.get('category')],
      ]),
      'First say which figures matter for this purpose, and why. If no ids are given, choose three to five: with match_actuators where the purpose gives figures, else with search_actuators and `frontier` over the two that matter most. search_joints shows what robots of that kind use.',
      'Then call compare_actuators and weigh those figures. get_claims says what kind of figure each is and quotes its source; where a figure is unknown, read the notes in get_actuators.',
      'Give a table of these figures and a ranking with one reason each.',
      HOW_TO_ANSWER,
    ]
      .filter(Boolean)
      .join('\n\n'),
};
