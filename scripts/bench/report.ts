import { figureText, timesText, UNMEASURED, wholeText } from '../support/figure.ts';
import { markdownTable } from '../support/markdown.ts';
import { CONNECTIONS } from './load/load.ts';
import type { Measurement } from './measure.ts';
import type { Scenario } from './scenarios.ts';
import { isMet, ratio, TARGETS, type Results, type Target } from './targets.ts';

/** What a report tells beside the figures. */
export interface Circumstances {
  /** The day of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  readonly tool: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly actuators: number;
  readonly scenarios: readonly Scenario[];
  /** Each server that ran, and how it was set up. */
  readonly servers: readonly { readonly name: string; readonly version: string; readonly says: string }[];
  /** What was not there: `nginx: not installed …`. */
  readonly missing: readonly string[];
}

/** The tables of a run as lines of Markdown. */
export function report(circumstances: Circumstances, results: Results): string[] {
  const { date, machine, tool, seconds, rounds, actuators, servers, missing, scenarios } = circumstances;
  return [
    `Run of ${date}: ${machine}. ${wholeText(actuators)} actuators. Load by ${tool}, ${CONNECTIONS} connections, ${rounds} × ${seconds} s each.`,
    ...missing.flatMap((line) => ['', `Missing: ${line}.`]),
    '',
    ...servers.map(({ name, version, says }) => `- ${[`**${name}**`, version].filter(Boolean).join(' ')}: ${says}`),
    '',
    ...targetTable(results),
    '',
    ...scenarios.flatMap((scenario) => [...scenarioTable(scenario, results), '']),
    ...inProcessTable(results),
  ];
}

const targetTable = (results: Results): string[] =>
  markdownTable(
    [{ title: 'target' }, { title: 'wanted', isFigure: true }, { title: 'measured', isFigure: true }, { title: 'met' }],
    TARGETS.map((target) => targetRow(target, target.measured(results))),
  );

function targetRow(target: Target, measured: number): string[] {
  const { says, bound, unit } = target;
  const wanted = 'least' in bound ? `≥ ${bound.least} ${unit}` : `< ${bound.below} ${unit}`;
  const met = isMet(target, measured);
  const verdict = met === null ? 'not measured' : met ? 'yes' : 'NO';
  return [says, wanted, met === null ? UNMEASURED : `${figureText(measured)} ${unit}`, verdict];
}

const LOAD_COLUMNS = [
  { title: 'server' },
  { title: 'requests/s', isFigure: true },
  { title: 'ours to it', isFigure: true },
  { title: 'p50 ms', isFigure: true },
  { title: 'p99 ms', isFigure: true },
  { title: 'memory MB', isFigure: true },
];

function scenarioTable({ name, says }: Scenario, { measurements }: Results): string[] {
  const rows = measurements.filter(({ scenario }) => scenario === name);
  const ours = rows.find(({ server }) => server === 'ours');
  return [
    `**${name}.** ${says}`,
    '',
    ...markdownTable(
      LOAD_COLUMNS,
      rows.map((row) => loadRow(row, ours)),
    ),
  ];
}

const loadRow = (row: Measurement, ours: Measurement | undefined): string[] => [
  row.server,
  row.failures === 0
    ? wholeText(row.requestsPerSecond)
    : `${wholeText(row.requestsPerSecond)} (${row.failures} failed)`,
  timesText(ratio(ours, row)),
  figureText(row.p50),
  figureText(row.p99),
  wholeText(row.megabytes),
];

const inProcessTable = ({ inProcess }: Results): string[] => [
  '**In process.** From the text of a query to the JSON of its answer, without a server; every question is another one.',
  '',
  ...markdownTable(
    [
      { title: 'answer' },
      { title: 'questions', isFigure: true },
      { title: 'p50 ms', isFigure: true },
      { title: 'p99 ms', isFigure: true },
    ],
    inProcess.map(({ name, questions, p50, p99 }) => [name, wholeText(questions), figureText(p50), figureText(p99)]),
  ),
];
