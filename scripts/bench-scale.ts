import { HELP, parseScaleArguments, type ScaleOptions } from './bench/scale/options.ts';
import { scaleReport } from './bench/scale/report.ts';
import { runScale } from './bench/scale/run.ts';
import { complain, EXIT, print } from './command-line.ts';
import { messageOf } from './measuring/flags.ts';
import { machineLine } from './measuring/machine.ts';
import { PERFORMANCE_PAGE, writeSection } from './measuring/section.ts';

const asked = parseScaleArguments(process.argv.slice(2));
process.exitCode = asked.ok
  ? await run(asked.options).catch((error: unknown) => complain([messageOf(error)], EXIT.faults))
  : complain([asked.message], EXIT.usage);

async function run(options: ScaleOptions): Promise<number> {
  if (options.help) return print([HELP], EXIT.well);
  const results = await runScale(options, (progress) => console.error(progress));
  const date = new Date().toISOString().slice(0, 10);
  const lines = scaleReport({ date, machine: machineLine(), seed: options.seed }, results);
  if (options.write) writeSection({ file: PERFORMANCE_PAGE, name: 'bench:scale' }, lines);
  return print(lines, EXIT.well);
}
