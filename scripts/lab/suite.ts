import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EXIT, flag, print, runCommand } from '../command-line.ts';
import { coresLine } from '../support/core.ts';
import { machineLine } from '../support/machine.ts';
import { markdownTable, type Column } from '../support/markdown.ts';
import { BOUND_COLUMNS, boundCells, BOUNDS, type Check } from './bounds.ts';

/** Tells a person how far a run is. */
export type Tell = (progress: string) => void;

/** A table of a report. Titles of figures end in their unit. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** What a run measured. */
export interface Outcome {
  /** What was run, and how, in sentences. */
  readonly says: readonly string[];
  readonly checks: readonly Check[];
  readonly tables: readonly Table[];
}

/** A part of the lab that runs by itself. */
interface Suite<Flags extends z.ZodObject> {
  readonly name: string;
  readonly says: string;
  readonly help: string;
  readonly flags: Flags;
  readonly measure: (options: z.output<Flags>, tell: Tell) => Promise<Outcome>;
}

/** A suite: reads its flags, measures, prints the report and keeps it as files. */
export const suite = <Flags extends z.ZodObject>({ name, says, measure, ...parts }: Suite<Flags>) => ({
  name,
  says,
  /** Measures as the arguments ask, and gives the exit code. */
  run: (argv: readonly string[]) =>
    runCommand(
      {
        help: `Usage: npm run lab -- ${name} [flags]\n\n${parts.help}`,
        flags: parts.flags,
        run: async (options) => {
          const outcome = await measure(options, (progress) => console.error(progress));
          const lines = reportLines(name, outcome, new Date());
          const exitCode = outcome.checks.some(({ isKept }) => isKept === false) ? EXIT.faults : EXIT.well;
          return print([...lines, '', `Kept in ${keep(name, outcome, lines)}`], exitCode);
        },
      },
      argv,
    ),
});

/** The report of a run as lines of Markdown. */
export const reportLines = (name: string, { says, checks, tables }: Outcome, date: Date): string[] => [
  `# ${name}, ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  '',
  `${machineLine()}; ${coresLine()}.`,
  ...says.flatMap((sentence) => ['', sentence]),
  '',
  ...markdownTable(BOUND_COLUMNS, tellingChecks(checks).map(boundCells)),
  ...tables.flatMap(({ title, columns, rows }) => ['', `## ${title}`, '', ...markdownTable(columns, rows)]),
];

/** Every check that missed its bound or was not measured; where all kept one, or none was measured, the worst alone. */
const tellingChecks = (checks: readonly Check[]): Check[] =>
  [...Map.groupBy(checks, ({ bound }) => bound).values()].flatMap((all) => {
    const verdicts = new Set(all.map(({ isKept }) => isKept));
    if (verdicts.size > 1 || verdicts.has(false)) return all.filter(({ isKept }) => isKept !== true);
    const [worst] = all.toSorted(worstFirst);
    return worst === undefined ? [] : [{ ...worst, of: all.length > 1 ? `all ${all.length}` : worst.of }];
  });

const worstFirst = (left: Check, right: Check): number =>
  'least' in BOUNDS[left.bound].wanted ? left.measured - right.measured : right.measured - left.measured;

/** Writes report and figures of a run into a folder of its own; gives the folder. */
function keep(name: string, outcome: Outcome, lines: readonly string[]): string {
  const folder = join('reports', 'lab', `${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.md'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'outcome.json'), `${JSON.stringify(outcome, null, 2)}\n`);
  return folder;
}

/** A flag that chooses rows of a table by their names, all by default; they keep the order of the table. */
export function chosenFrom<Row extends { readonly name: string }>(rows: readonly Row[]) {
  const names = rows.map(({ name }) => name);
  const chosen = z
    .string()
    .transform((text) => (text === '' ? names : text.split(',')))
    .pipe(z.array(z.enum(names, `wanted names from ${names.join(', ')}`)))
    .transform((some) => rows.filter(({ name }) => some.includes(name)));
  return flag(chosen, '', `only some of these, separated by commas: ${names.join(', ')}`);
}
