import { readConfig } from '../src/config.ts';
import { complain, EXIT, NO_FLAGS, runCommand } from './support/command-line.ts';

const HELP = `Usage: npm run check:settings [-- --help]

Checks the settings of a build before the previous build is removed.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  const reading = readConfig();
  return reading.ok ? EXIT.success : complain(reading.errors, EXIT.usage);
}
