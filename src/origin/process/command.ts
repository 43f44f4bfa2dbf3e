import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnvironment, SETTINGS } from '../../config.ts';
import { readArguments, type Asked } from './arguments.ts';

const USAGE = `Serves the catalog that \`npm run build\` made.

  node src/origin/main.ts [--workers <number>] [folder]

  folder                the build, or a link to it; dist when not given
  --workers <number>    so many server processes, which share one port and one limit per client; without it this
                        process serves alone

Signals:
  SIGHUP                takes the build that the folder, or the link, holds now; no request fails. A build that cannot
                        be served is refused with one line in the log, and the old one goes on
  SIGTERM, SIGINT       finishes what is under way, for 10 s at most, and ends; the second one ends at once

Settings, from the environment:
${SETTINGS.map(({ name, standard, says, wanted }) => `  ${name}=${standard}\n      ${says}\n      Wanted: ${wanted}.`).join('\n')}
`;

const STANDARD_FOLDER = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Does what the arguments ask for; what is wrong with them, or keeps the service from starting, ends on the standard error stream. */
export async function runCommand(given: readonly string[]): Promise<void> {
  const asked = readArguments(given);
  if (asked.kind === 'help') process.stdout.write(USAGE);
  else if (asked.kind === 'mistake') refuse(asked.fault);
  else await start(asked);
}

/** Each role is loaded alone: a primary serves nothing, and needs nothing of what serves. */
async function start({ folder, workers }: Extract<Asked, { kind: 'serve' }>): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) return refuse(reading.faults.join('\n'));
  const job = { folder: folder ?? STANDARD_FOLDER, config: reading.config };
  if (cluster.isWorker) return (await import('./worker.ts')).runWorker(job);
  const fault =
    workers > 0
      ? await (await import('./primary.ts')).runPrimary({ ...job, workers })
      : await (await import('./alone.ts')).runAlone(job);
  if (fault !== null) refuse(fault);
}

function refuse(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
