import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { wholeText } from '../support/numbers/figure-text.ts';
import { median } from '../support/numbers/statistics.ts';
import { below, type Bound, type Measurement } from './measurement.ts';

/** The bound on the median of each kind of answer over 100,000 actuators. */
const BOUNDS: readonly (readonly [question: string, bound: Bound])[] = [
  ['list', below(2, 'ms')],
  ['search', below(5, 'ms')],
  ['match', below(15, 'ms')],
  ['match-with-points', below(40, 'ms')],
];
const ACTUATORS = 100_000;

/** Milliseconds per round, as the separate process prints them. */
const growthFigures = z.object({ starts: z.array(z.number()), answers: z.array(z.array(z.number())) });

export type GrowthFigures = z.infer<typeof growthFigures>;

/** Start and answers in process, over a catalog of 100,000 actuators that contains the real ones. */
export const GROWTH: Measurement = {
  name: 'growth',
  about: `start and answers in process, over ${wholeText(ACTUATORS)} actuators`,
  measure: async ({ rounds, progress }) => {
    progress('the catalog is prepared, which takes minutes …');
    const args = [...NODE, String(ACTUATORS), String(rounds), ...BOUNDS.map(([question]) => question)];
    const { stdout } = await runFile(process.execPath, args);
    const { starts, answers } = growthFigures.parse(JSON.parse(stdout));
    const over = `over ${wholeText(ACTUATORS)} actuators`;
    return {
      checks: [
        ...BOUNDS.map(([question, bound], row) => ({
          figure: `growth: ${question} ${over}, median`,
          bound,
          measured: median(answers.map((round) => round[row] ?? NaN)),
        })),
        { figure: `growth: start ${over}`, bound: below(5000, 'ms'), measured: median(starts) },
      ],
      tables: [],
    };
  },
};

const runFile = promisify(execFile);

// A catalog of 100,000 actuators outgrows Node's default heap on small machines.
const NODE = ['--max-old-space-size=8192', 'scripts/bench/growth-process.ts'];
