import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMeasured } from '../support/processes/cpu-cores.ts';
import { freePort } from '../support/processes/free-port.ts';
import { startNginx } from '../support/processes/nginx.ts';
import { ownServer } from '../support/processes/own-server.ts';
import { addressIn, type RunningProcess } from '../support/processes/process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { CatalogRow } from './questions.ts';

export type ServerName = 'ours' | OtherServer;
export type OtherServer = 'ours, logging' | 'node:http' | 'nginx' | 'fastify + sqlite';

export interface RunningServer {
  readonly name: ServerName;
  readonly baseUrl: string;
  readonly process: RunningProcess;
  /** True if it computes nothing and replays recorded answers at `recordedPath`. */
  readonly isRecorded: boolean;
}

/** The data of the other servers: a folder of recorded answers, and the records of a catalog. */
export interface Material {
  readonly folder: string;
  readonly records: readonly CatalogRow[];
}

/** Starts the built server without a rate limit. Rejects when it is not built. */
export const startOurs = (): Promise<RunningServer> => startBuilt('ours', 'warn');

/** Starts each other server. Rejects when its program or package is not installed. */
export const START_OTHER: Readonly<Record<OtherServer, (material: Material) => Promise<RunningServer>>> = {
  'ours, logging': () => startBuilt('ours, logging', 'info'),
  'node:http': ({ folder }) => startByNode('node:http', ['scripts/bench/replay-server.ts', folder], true),
  nginx: startNginxOver,
  'fastify + sqlite': ({ records }) => {
    const folder = temporaryFolder('fastify-sqlite');
    const file = join(folder, 'records.json');
    writeFileSync(file, JSON.stringify(records));
    const args = ['tests/long/peers/fastify-sqlite.ts', file, join(folder, 'catalog.sqlite')];
    return startByNode('fastify + sqlite', args, false);
  },
};

async function startBuilt(name: ServerName, logLevel: string): Promise<RunningServer> {
  const process = await startMeasured({ ...ownServer({ LOG_LEVEL: logLevel }), complaints: 'a file' });
  return { name, process, baseUrl: addressIn(process.output()), isRecorded: false };
}

async function startByNode(
  name: ServerName,
  args: readonly string[],
  isRecorded: boolean,
): Promise<RunningServer> {
  const environment = { NODE_ENV: 'production' };
  const started = await startMeasured({ name, command: process.execPath, args, environment });
  return { name, process: started, baseUrl: addressIn(started.output()), isRecorded };
}

/** nginx with our answers as files: one worker, no access log, connections that stay open. */
async function startNginxOver({ folder }: Material): Promise<RunningServer> {
  const port = await freePort();
  const http = `
  default_type application/json; sendfile on; tcp_nopush on; keepalive_timeout 60s; keepalive_requests 1000000000;
  server { listen 127.0.0.1:${port}; root ${folder}; }`;
  const started = await startNginx({ port, http, isMeasured: true });
  return { name: 'nginx', process: started, baseUrl: `http://127.0.0.1:${port}`, isRecorded: true };
}
