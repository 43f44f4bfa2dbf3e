import { HELP, parseBenchArguments, type BenchOptions } from './bench/options.ts';
import { report } from './bench/report.ts';
import { runBench } from './bench/run.ts';
import { complain, EXIT, print } from './command-line.ts';
import { messageOf } from './measuring/flags.ts';
import { PERFORMANCE_PAGE, writeSection } from './measuring/section.ts';

const asked = parseBenchArguments(process.argv.slice(2));
const exitCode = asked.ok
  ? await run(asked.options).catch((error: unknown) => complain([messageOf(error)], EXIT.faults))
  : complain([asked.message], EXIT.usage);
// When one server fails to start, those that did must not keep this process alive.
process.exit(exitCode);

async function run(options: BenchOptions): Promise<number> {
  if (options.help) return print([HELP], EXIT.well);
  const { circumstances, results } = await runBench(options, (progress) => console.error(progress));
  const lines = report({ ...circumstances, date: new Date().toISOString().slice(0, 10) }, results);
  if (options.write) writeSection({ file: PERFORMANCE_PAGE, name: 'bench' }, lines);
  return print(lines, EXIT.well);
}
