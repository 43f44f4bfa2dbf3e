import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Chooses actuators for a joint. */
export const sizeJoint: Prompt = {
  name: 'size_joint',
  title: 'Size a joint',
  description: 'Find actuators for a joint that meet its torque, mass and price limits.',
  arguments: [
    { name: 'joint', description: 'Which joint, such as "knee of a 12 kg quadruped".', required: true },
    { name: 'peak_torque_nm', description: 'Peak torque it needs, N·m.', required: true },
    { name: 'max_weight_g', description: 'Highest mass it may have, grams.', required: false },
    { name: 'max_price_usd', description: 'Highest price it may have, USD.', required: false },
    { name: 'use_case', description: 'Use-case tag to search in.', required: false, completes: 'use_case' },
    { name: 'brand', description: 'Brand to search in.', required: false, completes: 'brand' },
  ],
  write: (given) =>
    [
      `Size the joint "${given.get('joint') ?? ''}".`,
      givenLines([
        ['peak torque in N·m, at least', given.get('peak_torque_nm')],
        ['mass in g, at most', given.get('max_weight_g')],
        ['price in USD, at most', given.get('max_price_usd')],
        ['use case', given.get('use_case')],
        ['brand', given.get('brand')],
      ]),
      'Call search_actuators with these as filters, sorted by `torque_density_nm_per_kg`. If fewer than three match, relax one filter and say which. Leave a margin: the rated torque has to carry the steady load, the peak torque only the worst moment.',
      'Compare the best three to five with compare_actuators, then recommend one and name a second choice.',
      HOW_TO_ANSWER,
    ].join('\n\n'),
};
