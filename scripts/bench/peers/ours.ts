import { onCore } from '../../support/core.ts';
import { ownServer } from '../../support/own-server.ts';
import { startProcess, untilPrinted } from '../../support/process.ts';
import type { Question } from '../questions.ts';
import { reachable, type RunningServer } from './peer.ts';

/** Starts this project's server on the built site. Rejects when it is not built. */
export async function startOurs(): Promise<RunningServer> {
  const child = await startProcess(onCore('server', ownServer()), untilPrinted(/listening on/));
  return {
    name: 'ours',
    version: '',
    says: SAYS,
    ...reachable(child),
    addressOf: addressInApi,
    searchesOtherwise: false,
  };
}

const SAYS = 'one process of Node, documents in memory, computed answers cached; no rate limit, no log of requests';

/** Path and query of a question in our API. */
export function addressInApi(question: Question): string {
  switch (question.kind) {
    case 'one':
      return `/api/v1/actuators/${question.id}`;
    case 'list':
      return `/api/v1/actuators?${new URLSearchParams({ ...question.filters, ...question.further })}`;
    case 'compare':
      return `/api/v1/actuators/compare?ids=${question.ids.join(',')}`;
    default:
      return question satisfies never;
  }
}
