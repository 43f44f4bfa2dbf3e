import { spawnSync } from 'node:child_process';
import { readAudit } from './supply-chain/audit.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

/** The exit code when the registry gave no answer: neither success nor failure. */
const UNREACHABLE = 3;

const HELP = `Usage: npm run audit [-- --help]

Asks the registry for known vulnerabilities of the production packages (\`npm audit --omit=dev\`). Exit code 0: none found;
1: some found; ${UNREACHABLE}: not audited, because the registry did not answer.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run: askRegistry });

function askRegistry(): number {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const reading = readAudit(stdout);
  if (!reading.isAsked)
    return complain(
      [`NOT AUDITED: could not ask the registry (${withoutAddress(reading.reason)}). Nothing is known.`],
      UNREACHABLE,
    );
  if (reading.total === 0)
    return print(['Audited: 0 known vulnerabilities in the packages of production.'], EXIT.success);
  return complain(
    [
      ...reading.packages,
      `Audited: ${reading.total} known vulnerabilities; \`npm audit --omit=dev\` says how to remove them.`,
    ],
    EXIT.failed,
  );
}

/** npm's messages name the registry's address, which may contain a user name and a password. */
function withoutAddress(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, 'its address');
}
