import { coresLine } from '../support/core.ts';
import { figureText, wholeText } from '../support/figure.ts';
import { machineLine } from '../support/machine.ts';
import { markdownTable } from '../support/markdown.ts';
import type { AttackOptions } from './options.ts';
import { BACK_MEGABYTES, BACK_SECONDS, type Outcome } from './run.ts';

/** The bounds within which others must be served, and memory must stay, during an attack. */
export const MOST_MILLISECONDS = 250;
export const MOST_MEGABYTES = 150;

/** Each way in which a server did not stand an attack, in a few words; none when it did. On a small heap only survival is judged. */
export function failuresOf(
  { before, during, memory, backAfter, exitCode }: Outcome,
  { heap }: AttackOptions,
): string[] {
  const hasSmallHeap = heap > 0;
  const checks: readonly (readonly [boolean, string])[] = [
    [exitCode !== 0, `the server ended with ${String(exitCode)}`],
    [before.failures + during.failures > 0, `${before.failures + during.failures} requests of others failed`],
    [!hasSmallHeap && during.healthP99 >= MOST_MILLISECONDS, 'late health'],
    [!hasSmallHeap && during.recordP99 >= MOST_MILLISECONDS, 'late records'],
    [!hasSmallHeap && memory.most - memory.before > MOST_MEGABYTES, 'too much memory'],
    [!hasSmallHeap && backAfter === null, 'memory not back'],
  ];
  return checks.flatMap(([isFailed, words]) => (isFailed ? [words] : []));
}

/** The table of a run as lines of Markdown; the date is YYYY-MM-DD. */
export function report(outcomes: readonly Outcome[], options: AttackOptions, date: string): string[] {
  const { seconds, heap } = options;
  const bounds =
    heap === 0
      ? `Wanted: p99 under ${MOST_MILLISECONDS} ms, at most ${MOST_MEGABYTES} MB more, less than ${BACK_MEGABYTES} MB more within ${BACK_SECONDS} s of the end; no request of others lost.`
      : `The server has a heap of ${heap} MB (\`--max-old-space-size=${heap}\`). Wanted: it serves on, and no request of others is lost.`;
  return [
    `Run of ${date}: ${machineLine()}; ${coresLine()}. Each attack lasts ${seconds} s. ${bounds}`,
    '',
    ...markdownTable(
      COLUMNS,
      outcomes.map((outcome) => row(outcome, options)),
    ),
    '',
    ...outcomes.map(({ attack }) => `- **${attack.name}**: ${attack.says}.`),
  ];
}

const COLUMNS = [
  { title: 'attack' },
  { title: 'before issue 10' },
  ...[
    'health p99 ms, quiet',
    'attacked',
    'record p99 ms, quiet',
    'attacked',
    'MB before',
    'most',
    'after',
    'back s',
  ].map((title) => ({ title, isFigure: true })),
  { title: 'verdict' },
];

function row(outcome: Outcome, options: AttackOptions): string[] {
  const { attack, before, during, memory, backAfter } = outcome;
  const failures = failuresOf(outcome, options);
  return [
    attack.name,
    attack.before,
    ...[before.healthP99, during.healthP99, before.recordP99, during.recordP99].map(figureText),
    ...[memory.before, memory.most, memory.after].map(wholeText),
    backAfter === null ? `over ${BACK_SECONDS}` : figureText(backAfter),
    failures.length === 0 ? 'passed' : `**failed**: ${failures.join(', ')}`,
  ];
}
