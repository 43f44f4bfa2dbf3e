import { FLAGS, HELP, type ScaleOptions } from './bench/scale/options.ts';
import { scaleReport } from './bench/scale/report.ts';
import { runScale } from './bench/scale/run.ts';
import { EXIT, print, runCommand } from './command-line.ts';
import { machineLine } from './support/machine.ts';
import { PERFORMANCE_PAGE, writeSection } from './support/section.ts';

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run }, process.argv.slice(2));

async function run(options: ScaleOptions): Promise<number> {
  const results = await runScale(options, (progress) => console.error(progress));
  const date = new Date().toISOString().slice(0, 10);
  const lines = scaleReport({ date, machine: machineLine(), seed: options.seed }, results);
  if (options.write) writeSection({ file: PERFORMANCE_PAGE, name: 'bench:scale' }, lines);
  return print(lines, EXIT.well);
}
