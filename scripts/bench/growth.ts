import { answerRequest } from '../../src/api/answer-request.ts';
import { readService, writeService } from '../../src/api/service-bin.ts';
import { openService, prepareService, type RunningService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { actuatorProfiles } from '../../src/catalog/records/filterable-records.ts';
import { readCatalog } from '../support/built-catalog.ts';
import { wholeText } from '../support/numbers/figure-text.ts';
import { median } from '../support/numbers/statistics.ts';
import { enlarge } from './enlarged-catalog.ts';
import { below, type Bound, type Measurement } from './measurement.ts';
import { questionsOver, type Question, type QuestionKind } from './questions.ts';

/** The bound on the median of each kind of answer over 100,000 actuators. */
const BOUNDS: readonly (readonly [kind: QuestionKind, bound: Bound])[] = [
  ['list', below(2, 'ms')],
  ['search', below(5, 'ms')],
  ['match', below(15, 'ms')],
  ['match-with-points', below(40, 'ms')],
];
const ACTUATORS = 100_000;
const OVER = `over ${wholeText(ACTUATORS)} actuators`;

/** Start and answers in process, over a catalog of 100,000 actuators that contains the real ones. */
export const GROWTH: Measurement = {
  name: 'growth',
  about: `start and answers in process, ${OVER}`,
  measure: ({ rounds, progress }) => {
    progress('the catalog is prepared, which takes a minute …');
    const { bytes, questions } = prepare();
    const starts: number[] = [];
    const answers = BOUNDS.map(() => new Array<number>());
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const service = openService(readService(bytes));
      starts.push(performance.now() - started);
      BOUNDS.forEach(([kind], row) => answers[row]?.push(medianTime(service, questions[kind])));
    }
    const checks = BOUNDS.map(([kind, bound], row) => ({
      figure: `growth: ${kind} ${OVER}, median`,
      bound,
      measured: median(answers[row] ?? []),
    }));
    const start = { figure: `growth: start ${OVER}`, bound: below(5000, 'ms'), measured: median(starts) };
    return Promise.resolve({ checks: [...checks, start], tables: [] });
  },
};

/** A service as the build writes it; on return, the catalog can be garbage-collected. */
function prepare() {
  const dataset = buildDataset(readCatalog(), 'http://localhost:4321');
  const profiles = enlarge(actuatorProfiles(dataset), { size: ACTUATORS, seed: 1 });
  // Questions about every 80th actuator.
  const asked = profiles.filter((_, row) => row % 80 === 0).map(({ record }) => record);
  return { bytes: writeService(prepareService(dataset, profiles)), questions: questionsOver(asked) };
}

/** The median time of an answer over four seconds, milliseconds; the first second warms up. */
function medianTime(service: RunningService, question: Question): number {
  const started = performance.now();
  const times: number[] = [];
  for (let number = 0, now = started; now - started < 4000; number += 1) {
    answer(service, question(number));
    const ended = performance.now();
    if (now - started > 1000) times.push(ended - now);
    now = performance.now();
  }
  return median(times);
}

/** Answers a GET as the server does. Throws when the answer is an error. */
function answer(service: RunningService, target: string): void {
  const { pathname: path, searchParams: parameters } = new URL(target, 'http://localhost');
  const asked = { method: 'GET', path, parameters, contentType: null, body: null };
  const { status } = answerRequest(service, asked);
  if (status !== 200) throw new Error(`${target}: found status ${status}, wanted 200.`);
}
