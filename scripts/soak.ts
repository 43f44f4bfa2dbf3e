import { complain, EXIT, print } from './command-line.ts';
import { messageOf } from './measuring/flags.ts';
import { SOAK_PAGE, writeSection } from './measuring/section.ts';
import { HELP, parseSoakArguments, type SoakOptions } from './soak/options.ts';
import { report } from './soak/report.ts';
import { runSoak } from './soak/run.ts';
import { failuresOf } from './soak/verdict.ts';

const asked = parseSoakArguments(process.argv.slice(2));
const exitCode = asked.ok
  ? await run(asked.options).catch((error: unknown) => complain([messageOf(error)], EXIT.faults))
  : complain([asked.message], EXIT.usage);
// When something fails before the end, the server must not keep this process alive.
process.exit(exitCode);

async function run(options: SoakOptions): Promise<number> {
  if (options.help) return print([HELP], EXIT.well);
  const outcome = await runSoak(options, (line) => console.error(line));
  const lines = report(outcome, options, new Date().toISOString().slice(0, 10));
  if (options.write) writeSection({ file: SOAK_PAGE, name: 'soak' }, lines);
  return print(lines, failuresOf(outcome).length === 0 ? EXIT.well : EXIT.faults);
}
