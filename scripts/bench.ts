import { FLAGS, HELP, type BenchOptions } from './bench/options.ts';
import { report } from './bench/report.ts';
import { runBench } from './bench/run.ts';
import { EXIT, print, runCommand } from './command-line.ts';
import { PERFORMANCE_PAGE, writeSection } from './support/section.ts';

// When one server fails to start, those that did must not keep this process alive.
process.exit(await runCommand({ help: HELP, flags: FLAGS, run }, process.argv.slice(2)));

async function run(options: BenchOptions): Promise<number> {
  const { circumstances, results } = await runBench(options, (progress) => console.error(progress));
  const lines = report({ ...circumstances, date: new Date().toISOString().slice(0, 10) }, results);
  if (options.write) writeSection({ file: PERFORMANCE_PAGE, name: 'bench' }, lines);
  return print(lines, EXIT.well);
}
