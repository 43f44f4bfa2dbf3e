/** Questions that people ask and the catalog does not answer, and why. */
export const UNANSWERED: readonly (readonly [asks: string, why: string])[] = [
  [
    'Does it bolt on: hole pattern, flange, shaft, connector?',
    'Sources give drawings, rarely numbers. `not_compared` of the alternatives says so.',
  ],
  [
    'For how long does it hold its peak torque before it is too hot?',
    'Makers publish no thermal resistance and no time constant. Where a source names seconds or cooling, the claims have them.',
  ],
  [
    'Friction and damping of a joint for a simulator',
    'No source states them. The texts for simulators leave them out and say so; no value is made up.',
  ],
  ['What does it cost with tax and shipping, is it in stock, who delivers to me?', 'Prices are list prices on a day.'],
  [
    'Every pair of humanoids that shares a motor',
    'It is a join over all joint groups, more than 3 000 tokens: the file `joints.csv` or the SQLite database has it.',
  ],
  [
    'Each figure that changed since last month',
    'A release changes thousands of figures, more than 3 000 tokens: `/api/v1/changes?since=…` lists them page by page, also of one record or one field.',
  ],
  [
    'Which robots mix the motors of three makers?',
    'It is a count over all joint groups, a dozen pages by REST: one line over `joints.csv` or the SQLite database.',
  ],
  [
    'Which have an encoder at the output?',
    'Sources describe encoders in their own words: `encoder` is a text to be read, for those that the other filters leave.',
  ],
  [
    'Who says for how many seconds the peak holds, over all actuators?',
    'The claims of one actuator say it (`conditions.seconds`); over all of them only the file `claims.csv` can be asked.',
  ],
  [
    'Which were tested by someone who does not sell them?',
    'No claim says who measured. `verified` is a second reading of the source, not a measurement.',
  ],
];
