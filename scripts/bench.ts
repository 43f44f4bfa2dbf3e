import { z } from 'zod';
import { GROWTH } from './bench/growth.ts';
import { checkTable, verdictOf, type Measurement, type Result } from './bench/measurement.ts';
import { RATES } from './bench/rates.ts';
import { countFrom, EXIT, flag, print, runCommand } from './support/command-line.ts';
import { describeMachine } from './support/describe-machine.ts';
import { markdownTable } from './support/markdown.ts';
import { messageOf } from './support/message-of.ts';
import { coresLine } from './support/processes/cpu-cores.ts';

/** Every measurement, in the order of the report. */
const MEASUREMENTS: readonly Measurement[] = [...RATES, GROWTH];

const names = MEASUREMENTS.map(({ name }) => name);

const chosenParts = z
  .string()
  .transform((text) => (text === '' ? names : text.split(',')))
  .pipe(z.array(z.enum(names, `wanted some of ${names.join(', ')}`)))
  .transform((chosen) => MEASUREMENTS.filter(({ name }) => chosen.includes(name)));

const HELP = `Usage: npm run bench [-- <flags>]

Measures the built server alternately with other servers that send the same bytes, and growth to 100,000 actuators. Prints each
figure with its bound (docs/lab.md), and progress to stderr. Exit code 1 if a bound is missed. Run it on an idle machine.

${MEASUREMENTS.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join('\n')}

Needs \`apt-get install wrk\`. nginx, and Fastify (\`npm ci --prefix tests/long\`), are skipped if they are not installed.`;

const FLAGS = z.object({
  only: flag(chosenParts, '', `only these parts, separated by commas: ${names.join(', ')}`),
  seconds: flag(countFrom(1), '3', 'length of each load'),
  rounds: flag(countFrom(1), '3', 'how often each figure is measured; the median counts'),
});

const exitCode = await runCommand({ help: HELP, flags: FLAGS, run: bench });
// A server that a failed measurement left running must not keep this process alive.
process.exit(exitCode);

async function bench({ only, seconds, rounds }: z.output<typeof FLAGS>): Promise<number> {
  const results: Result[] = [];
  for (const { name, measure } of only) {
    const progress = (text: string): void => console.error(`${name}: ${text}`);
    // A failed measurement must not discard the figures of the others.
    await measure({ seconds, rounds, progress }).then(
      (result) => results.push(result),
      (error: unknown) => progress(messageOf(error)),
    );
  }
  const checks = results.flatMap((result) => result.checks);
  const lines = [checkTable(checks), ...results.flatMap(({ tables }) => tables)].flatMap(
    ({ title, columns, rows }) => [...['', `## ${title}`, ''], ...markdownTable(columns, rows)],
  );
  const hasPassed = results.length === only.length && checks.every((check) => verdictOf(check) !== 'MISSED');
  return print([`${describeMachine()}; ${coresLine()}.`, ...lines], hasPassed ? EXIT.success : EXIT.failed);
}
