import { complain, EXIT, print } from './command-line.ts';
import { ATTACK } from './lab/attack/suite.ts';
import { SOAK } from './lab/soak/suite.ts';
import { SPEED } from './lab/speed/suite.ts';

const SUITES = [SPEED, SOAK, ATTACK];

const HELP = `Usage: npm run lab -- <suite> [flags]

Measures the built service on this machine. Progress goes to stderr, the report to stdout and, as Markdown and JSON, to a folder
of its own under reports/lab/. Exit code 1 when a bound of scripts/lab/bounds.ts is not kept; 2 for bad arguments.

${SUITES.map(({ name, says }) => `  ${name.padEnd(8)}${says}`).join('\n')}

\`npm run lab -- <suite> --help\` lists the flags of a suite.`;

const [name = '--help', ...argv] = process.argv.slice(2);
const suite = SUITES.find((candidate) => candidate.name === name);
// When something fails before the end, a server must not keep this process alive.
if (suite !== undefined) process.exit(await suite.run(argv));
process.exitCode =
  name === '--help'
    ? print([HELP], EXIT.well)
    : complain(
        [`found the suite ${name}, wanted ${SUITES.map((each) => each.name).join(', ')}; see --help.`],
        EXIT.usage,
      );
