import { FLAGS, HELP, type AttackOptions } from './attack/options.ts';
import { failuresOf, report } from './attack/report.ts';
import { attack } from './attack/run.ts';
import { EXIT, print, runCommand } from './command-line.ts';
import { HARDENING_PAGE, writeSection } from './support/section.ts';

// When something fails before the end, a server must not keep this process alive.
process.exit(await runCommand({ help: HELP, flags: FLAGS, run }, process.argv.slice(2)));

async function run(options: AttackOptions): Promise<number> {
  const outcomes = [];
  for (const one of options.attacks) {
    console.error(`${one.name} …`);
    outcomes.push(await attack(one, options));
  }
  const lines = report(outcomes, options, new Date().toISOString().slice(0, 10));
  const name = options.heap === 0 ? 'attacks' : 'attacks on a small heap';
  if (options.write) writeSection({ file: HARDENING_PAGE, name }, lines);
  const isWell = outcomes.every((outcome) => failuresOf(outcome, options).length === 0);
  return print(lines, isWell ? EXIT.well : EXIT.faults);
}
