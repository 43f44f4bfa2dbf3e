import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { startUntilLine, type Child, type Launch } from './child.ts';

/** Starts this project's server on the built site, with further variables of the environment. Rejects when it is not built. */
export async function startOwnServer(environment: Launch['environment'] = {}): Promise<Child> {
  if (!existsSync('dist/client'))
    throw new Error('dist/client: found nothing, wanted the built site; run `npm run build`.');
  const { command, env } = startScript.parse(JSON.parse(readFileSync('package.json', 'utf8'))).wireit.start;
  const [, ...args] = command.split(' ');
  const launch = { name: 'ours', command: process.execPath, args, environment: { ...env, ...environment } };
  return startUntilLine(launch, /listening on/);
}

/** The very command and variables of `npm start`. */
const startScript = z.object({
  wireit: z.object({ start: z.object({ command: z.string(), env: z.record(z.string(), z.string()) }) }),
});
