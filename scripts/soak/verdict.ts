import { slope } from '../support/statistics.ts';
import type { MinuteFigures } from './ledger.ts';
import type { Outcome } from './run.ts';

/** Megabytes per minute by which the memory may not grow. */
export const MOST_GROWTH = 0.5;

/** The share of a run that only warms up: caches fill, code is compiled. */
export const WARM_UP_SHARE = 0.2;

/** Minutes that are needed to speak of growth at all. */
const LEAST_MINUTES = 3;

/** By how many megabytes a minute the memory grew after the warm-up, by least squares over the minutes; NaN of too few minutes. */
export function growthOf(minutes: readonly MinuteFigures[]): number {
  const skipped = Math.ceil(minutes.length * WARM_UP_SHARE);
  const points = minutes.map(({ megabytes }, index) => [index + 1, megabytes] as const).slice(skipped);
  return points.length < LEAST_MINUTES ? NaN : slope(points);
}

/** Each way in which a run failed, in a sentence; none when it went well. Growth that was not measured is no failure. */
export function failuresOf({ ledger, exitCode, complaints }: Outcome): string[] {
  const minutes = ledger.minutes();
  const sum = (figure: (minute: MinuteFigures) => number): number =>
    minutes.reduce((total, minute) => total + figure(minute), 0);
  const growth = growthOf(minutes);
  const checks: readonly (readonly [boolean, string])[] = [
    [sum(({ requests }) => requests) === 0, 'No request was answered.'],
    [sum(({ wrong }) => wrong) > 0, `${sum(({ wrong }) => wrong)} answers were wrong.`],
    [sum(({ serverFaults }) => serverFaults) > 0, `${sum(({ serverFaults }) => serverFaults)} answers were 5xx.`],
    [sum(({ failures }) => failures) > 0, `${sum(({ failures }) => failures)} connections broke.`],
    [growth >= MOST_GROWTH, `The memory grew by ${growth.toFixed(2)} MB a minute, wanted less than ${MOST_GROWTH}.`],
    [exitCode !== 0, `The server ended with ${String(exitCode)}, wanted 0.`],
    [complaints !== '', `The server complained: ${complaints.slice(0, 1000)}`],
  ];
  return checks.flatMap(([isFailed, sentence]) => (isFailed ? [sentence] : []));
}
