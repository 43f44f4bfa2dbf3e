import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startMeasured } from '../../support/core.ts';
import { freePort } from '../../support/free-port.ts';
import { startNginx } from '../../support/nginx.ts';
import { ownServer } from '../../support/own-server.ts';
import { addressIn, type RunningProcess } from '../../support/process.ts';
import { findProgram } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Recording } from './recording.ts';
import type { ServerName } from './scenarios.ts';

/** A server that can be measured, running. */
export interface RunningServer {
  readonly name: ServerName;
  readonly baseUrl: string;
  readonly child: RunningProcess;
}

/** Starts the build of this checkout or of another one, without a limit of requests. Rejects when it is not built. */
export async function startOurs(name: ServerName = 'ours', folder = '.'): Promise<RunningServer> {
  const environment = name === 'ours, logging' ? { LOG_LEVEL: 'info' } : {};
  const launch = ownServer(environment);
  return serverOf(name, await startMeasured({ ...launch, cwd: folder, complaints: 'a file' }));
}

const serverOf = (name: ServerName, child: RunningProcess): RunningServer => ({
  ...{ name, child },
  baseUrl: addressIn(child.output()),
});

/** Starts one of the programs of `peers` by Node. */
const startPeer = async (name: ServerName, program: string, args: readonly string[]): Promise<RunningServer> =>
  serverOf(
    name,
    await startMeasured({
      ...{ name, command: process.execPath, args: [`scripts/lab/speed/peers/${program}`, ...args] },
      environment: { NODE_ENV: 'production' },
    }),
  );

/** The limit of the platform: node:http that looks an answer up and sends it. */
export async function startNodeHttp({ answers }: Recording): Promise<RunningServer> {
  const file = join(temporaryFolder('node-http'), 'answers.json');
  const texts = [...answers].map(([path, { headers, body }]) => [path, { headers, body: body.toString('base64') }]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
  return startPeer('node:http', 'node-http.ts', [file]);
}

/** A small server as one would write it: Fastify, a SQLite table in a file, prepared statements. */
export async function startFastify({ records }: Recording): Promise<RunningServer> {
  const folder = temporaryFolder('fastify-sqlite');
  const [file, database] = [join(folder, 'records.json'), join(folder, 'catalog.sqlite')];
  writeFileSync(file, JSON.stringify(records));
  return startPeer('fastify + sqlite', 'fastify-sqlite.ts', [file, database]);
}

/** nginx with the very bytes of our answers as files: one worker, no log of requests. */
export async function startNginxOver({ answers }: Recording): Promise<RunningServer> {
  if (findProgram('nginx') === null) throw new Error('not installed (apt-get install nginx)');
  const folder = temporaryFolder('nginx');
  const root = join(folder, 'root');
  for (const [path, { body }] of answers) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), body);
  }
  const port = await freePort();
  const child = await startNginx({ port, folder, http: siteOf(root, port), isMeasured: true });
  return { name: 'nginx', baseUrl: `http://127.0.0.1:${port}`, child };
}

/** The directives of files that are sent as they are, on connections that are never closed of nginx's own accord. */
const siteOf = (root: string, port: number): string => `
  default_type application/json;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60s;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }`;
