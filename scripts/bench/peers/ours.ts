import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { startUntilLine, type Launch } from '../child.ts';
import type { Question } from '../questions.ts';
import { reachable, type RunningServer } from './peer.ts';

/** Starts this project's server on the built site. Rejects when it is not built. */
export async function startOurs(): Promise<RunningServer> {
  if (!existsSync('dist/client'))
    throw new Error('dist/client: found nothing, wanted the built site; run `npm run build`.');
  const child = await startUntilLine(launchOfStart(), /listening on/);
  return {
    name: 'ours',
    version: '',
    says: SAYS,
    ...reachable(child),
    addressOf: addressInApi,
    searchesOtherwise: false,
  };
}

const startScript = z.object({
  wireit: z.object({ start: z.object({ command: z.string(), env: z.record(z.string(), z.string()) }) }),
});

/** The very command and variables of `npm start`. */
function launchOfStart(): Launch {
  const { command, env } = startScript.parse(JSON.parse(readFileSync('package.json', 'utf8'))).wireit.start;
  const [, ...args] = command.split(' ');
  return { name: 'ours', command: process.execPath, args, environment: env };
}

const SAYS = 'one process of Node, documents in memory, computed answers cached; no rate limit, no log of requests';

/** Path and query of a question in our API. */
export function addressInApi(question: Question): string {
  switch (question.kind) {
    case 'one':
      return `/api/v1/actuators/${question.id}`;
    case 'list':
      return `/api/v1/actuators?${new URLSearchParams(question.filters)}`;
    case 'compare':
      return `/api/v1/actuators/compare?ids=${question.ids.join(',')}`;
    default:
      return question satisfies never;
  }
}
