import { EXIT, print, runCommand } from './command-line.ts';
import { FLAGS, HELP, type SoakOptions } from './soak/options.ts';
import { report } from './soak/report.ts';
import { runSoak } from './soak/run.ts';
import { failuresOf } from './soak/verdict.ts';
import { SOAK_PAGE, writeSection } from './support/section.ts';

// When something fails before the end, the server must not keep this process alive.
process.exit(await runCommand({ help: HELP, flags: FLAGS, run }, process.argv.slice(2)));

async function run(options: SoakOptions): Promise<number> {
  const outcome = await runSoak(options, (line) => console.error(line));
  const lines = report(outcome, options, new Date().toISOString().slice(0, 10));
  if (options.write) writeSection({ file: SOAK_PAGE, name: 'soak' }, lines);
  return print(lines, failuresOf(outcome).length === 0 ? EXIT.well : EXIT.faults);
}
