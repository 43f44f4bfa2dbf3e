import { figureText, wholeText } from '../support/figure.ts';
import { markdownTable } from '../support/markdown.ts';
import type { MinuteFigures } from './ledger.ts';
import type { SoakOptions } from './options.ts';
import type { Outcome } from './run.ts';
import { failuresOf, growthOf, MOST_GROWTH, WARM_UP_SHARE } from './verdict.ts';

/** The tables of a run as lines of Markdown; the date is YYYY-MM-DD. */
export function report(outcome: Outcome, options: SoakOptions, date: string): string[] {
  const { ledger, machine } = outcome;
  const failures = failuresOf(outcome);
  return [
    `Run of ${date}: ${machine}. ${options.minutes} minutes, ${options.connections} connections, at most ${options.rate} requests/s and ${options.faults} faults/s, seed ${options.seed}.`,
    '',
    ...totals(outcome),
    '',
    failures.length === 0 ? '**Passed.**' : `**Failed.** ${failures.join(' ')}`,
    '',
    ...byMinute(ledger.minutes()),
    '',
    ...counts('visit', ledger.visits),
    '',
    ...counts('fault', ledger.faults),
    '',
    ...counts('status', ledger.statuses),
  ];
}

function totals({ ledger, exitCode }: Outcome): string[] {
  const minutes = ledger.minutes();
  const sum = (figure: (minute: MinuteFigures) => number): string =>
    wholeText(minutes.reduce((total, minute) => total + figure(minute), 0));
  const growth = growthOf(minutes);
  return markdownTable(
    [{ title: 'what' }, { title: 'measured', isFigure: true }, { title: 'wanted', isFigure: true }],
    [
      ['requests, each answer compared', sum(({ requests }) => requests), '–'],
      ['wrong answers', sum(({ wrong }) => wrong), '0'],
      ['statuses 5xx', sum(({ serverFaults }) => serverFaults), '0'],
      ['connections broken, not by us', sum(({ failures }) => failures), '0'],
      ['faults injected', wholeText([...ledger.faults.values()].reduce((total, times) => total + times, 0)), '–'],
      [growthTitle, Number.isNaN(growth) ? 'too short' : `${figureText(growth)} MB/min`, `< ${MOST_GROWTH} MB/min`],
      ['exit code of the server', String(exitCode), '0'],
    ],
  );
}

const growthTitle = `memory slope after the first ${WARM_UP_SHARE * 100} % (least squares)`;

const byMinute = (minutes: readonly MinuteFigures[]): string[] =>
  markdownTable(
    ['minute', 'requests', 'p50 ms', 'p99 ms', '5xx', 'wrong', 'broken', 'memory MB'].map((title) => ({
      title,
      isFigure: true,
    })),
    minutes.map((minute, index) => [
      String(index + 1),
      wholeText(minute.requests),
      figureText(minute.p50),
      figureText(minute.p99),
      wholeText(minute.serverFaults),
      wholeText(minute.wrong),
      wholeText(minute.failures),
      minute.megabytes.toFixed(1),
    ]),
  );

const counts = (title: string, times: ReadonlyMap<string | number, number>): string[] =>
  markdownTable(
    [{ title }, { title: 'times', isFigure: true }],
    [...times]
      .map(([name, number]) => [String(name), wholeText(number)])
      .toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)),
  );
