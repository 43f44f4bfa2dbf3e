import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Chooses actuators for a joint. */
export const sizeJoint: Prompt = {
  name: 'size_joint',
  title: 'Size a joint',
  description: 'Find actuators for a joint from the torque, mass and price that it may have.',
  arguments: [
    { name: 'joint', description: 'Which joint of what, such as "knee of a 12 kg quadruped".', required: true },
    { name: 'peak_torque_nm', description: 'Peak torque that it needs, N·m.', required: true },
    { name: 'max_weight_g', description: 'Mass that it may have, grams.', required: false },
    { name: 'max_price_usd', description: 'Price that it may have, USD.', required: false },
    { name: 'use_case', description: 'Use-case tag to keep to.', required: false, completes: 'use_case' },
    { name: 'brand', description: 'Brand to keep to.', required: false, completes: 'brand' },
  ],
  write: (given) =>
    [
      `Size the joint "${given.get('joint') ?? ''}".`,
      givenLines([
        ['peak torque at least, N·m', given.get('peak_torque_nm')],
        ['mass at most, g', given.get('max_weight_g')],
        ['price at most, USD', given.get('max_price_usd')],
        ['use case', given.get('use_case')],
        ['brand', given.get('brand')],
      ]),
      'Call search_actuators with these as filters, sorted by `torque_density_nm_per_kg`. If fewer than three match, loosen one filter and say which. Leave a margin: the rated torque must carry the steady load, the peak torque only the worst moment.',
      'Call compare_actuators with the best three to five, then recommend one and a second choice.',
      HOW_TO_ANSWER,
    ].join('\n\n'),
};
