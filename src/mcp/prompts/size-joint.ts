import { givenLines, HOW_TO_ANSWER, type Prompt } from './prompt.ts';

/** Chooses actuators for a joint. */
export const sizeJoint: Prompt = {
  name: 'size_joint',
  title: 'Size a joint',
  description: 'Find actuators for a joint that meet its torque, speed, mass and price limits.',
  arguments: [
    { name: 'joint', description: 'Which joint, such as "knee of a 12 kg quadruped".', required: true },
    { name: 'peak_torque_nm', description: 'Peak torque it needs, N·m.', required: true },
    { name: 'duty', description: 'Its duty cycle, N·m : seconds, such as "60:2,10:8".', required: false },
    { name: 'speed_rpm', description: 'Speed it needs, rpm (rad/s × 9.549).', required: false },
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
        ['duty cycle in N·m : s', given.get('duty')],
        ['speed in rpm, at least', given.get('speed_rpm')],
        ['mass in g, at most', given.get('max_weight_g')],
        ['price in USD, at most', given.get('max_price_usd')],
        ['use case', given.get('use_case')],
        ['brand', given.get('brand')],
      ]),
      'Call match_actuators with these requirements and a `margin`, and say which margin you chose. If the torque of a steady load is known, pass it as `rated_torque_nm`. Read the `kind` in its checks: a motor cannot work at its stall torque. ' +
        'Where nothing meets everything, follow `relax`, or try an `external_ratio`, and say what you changed. For `unknown` verdicts, name the figure that is not published.',
      'Compare the best three to five with compare_actuators, recommend one and name a second choice. get_claims gives the words of the sources behind the figures that decide.',
      HOW_TO_ANSWER,
    ].join('\n\n'),
};
