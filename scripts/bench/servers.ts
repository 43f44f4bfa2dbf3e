import type { Dataset } from '../../src/catalog/dataset.ts';
import { fastifySqlite } from './peers/fastify-sqlite.ts';
import { jsonServer } from './peers/json-server.ts';
import { nginx, nginxCaching } from './peers/nginx.ts';
import { nodeHttp } from './peers/node-http.ts';
import { startOurs } from './peers/ours.ts';
import type { Peer, RunningServer } from './peers/peer.ts';
import type { Questions } from './questions.ts';
import { recordAnswers } from './recorded.ts';
import type { Scenario } from './scenarios.ts';

/** THE TABLE of servers beside ours. */
const PEERS: readonly Peer[] = [nodeHttp, nginx, nginxCaching, fastifySqlite, jsonServer];

/** The servers of a run. */
export interface Fleet {
  readonly servers: readonly RunningServer[];
  /** Those that could not be started, and why. */
  readonly missing: readonly string[];
}

/** What the servers are started for. */
export interface Plan {
  readonly dataset: Dataset;
  readonly questions: Questions;
  readonly scenarios: readonly Scenario[];
}

/** Starts ours and every peer that a scenario wants and this machine has. Rejects when ours is missing. */
export async function startServers({ dataset, questions, scenarios }: Plan): Promise<Fleet> {
  const first = await startOurs();
  const recording = await recordAnswers(first, questions, scenarios);
  const wanted = PEERS.filter(({ name }) => scenarios.some(({ servers }) => servers.includes(name)));
  const started = await Promise.all(
    wanted.map(async ({ name, start }) => ({
      name,
      server: await start({ dataset, recording }),
    })),
  );
  return {
    servers: [first, ...started.flatMap(({ server }) => (typeof server === 'string' ? [] : server))],
    missing: started.flatMap(({ name, server }) => (typeof server === 'string' ? `${name}: ${server}` : [])),
  };
}

const START_ROUNDS = 3;

/** How long our server takes from its start until it listens, each time anew, milliseconds. */
export async function measureStarts(): Promise<number[]> {
  const times: number[] = [];
  while (times.length < START_ROUNDS) {
    const { child } = await startOurs();
    times.push(child.readyAfter);
    await child.stop();
  }
  return times;
}
