import { figureText, timesText, UNMEASURED, wholeText } from '../../support/figure.ts';
import { markdownTable, type Column } from '../../support/markdown.ts';
import type { FILTERED } from '../filtered.ts';
import type { ScaleFigures } from './figures.ts';

/** What a report tells beside the figures. */
export interface ScaleCircumstances {
  /** The day of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  readonly seed: number;
}

/** The tables of a run as lines of Markdown. */
export const scaleReport = (
  { date, machine, seed }: ScaleCircumstances,
  results: readonly ScaleFigures[],
): string[] => [`Run of ${date}: ${machine}. Seed ${seed}.`, '', ...costTable(results), '', ...listTable(results)];

interface Cost extends Column {
  readonly cell: (figures: ScaleFigures) => string;
}

const COSTS: readonly Cost[] = [
  { title: 'actuators', cell: ({ actuators }) => wholeText(actuators) },
  { title: 'prepare ms', cell: ({ prepare }) => wholeText(prepare) },
  { title: 'document ms', cell: ({ document }) => figureText(document) },
  { title: 'file MB', cell: ({ file }) => wholeText(file) },
  { title: 'start ms', cell: ({ start }) => wholeText(start) },
  { title: 'heap MB', cell: ({ heap }) => wholeText(heap) },
  { title: 'resident MB', cell: ({ resident }) => wholeText(resident) },
];

const costTable = (results: readonly ScaleFigures[]): string[] =>
  markdownTable(
    COSTS.map(({ title }) => ({ title, isFigure: true })),
    results.map((figures) => COSTS.map(({ cell }) => cell(figures))),
  );

/** A row for each kind of list, two columns for each catalog; then what four filters more cost, as a part of the list with one. */
function listTable(results: readonly ScaleFigures[]): string[] {
  const columns = results.flatMap(({ actuators }) => [`${wholeText(actuators)}: p50 ms`, 'p99 ms']);
  const names = results[0]?.lists.map(({ name }) => name) ?? [];
  return markdownTable(
    [{ title: 'list' }, ...columns.map((title) => ({ title, isFigure: true }))],
    [
      ...names.map((name, row) => [name, ...results.flatMap(({ lists }) => timesOf(lists[row]))]),
      ['five filters to one', ...results.flatMap(({ lists }) => fiveToOne(lists))],
    ],
  );
}

type Lists = ScaleFigures['lists'];

function fiveToOne(lists: Lists): string[] {
  const p50Of = (kind: keyof typeof FILTERED): number => lists.find(({ name }) => name === kind)?.p50 ?? NaN;
  return [timesText(p50Of('list, five filters') / p50Of('list, one filter')), UNMEASURED];
}

const timesOf = (list: Lists[number] | undefined): string[] =>
  [list?.p50, list?.p99].map((time) => figureText(time ?? NaN));
