import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { startNginx } from '../../../scripts/support/processes/nginx.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { withValues, type Edge, type EdgeKind, type Values } from './edge.ts';

/** An nginx whose cached answers can be read. */
export interface NginxEdge extends Edge {
  /** Every cached answer, as stored on disk. */
  kept(): string[];
}

export const nginx: EdgeKind<NginxEdge> = {
  name: 'nginx',
  sortsQueries: false,
  start,
};

/** The name that nginx gives a file until it has written all of it. */
const WRITING = /\.\d+$/;

async function start(values: Values): Promise<NginxEdge> {
  const folder = temporaryFolder('nginx');
  const cache = join(folder, 'cache');
  const ports = { edge: await freePort(), fetch: await freePort() };
  mkdirSync(join(folder, 'conf.d'));
  symlinkSync(resolve('deploy/nginx/catalog'), join(folder, 'catalog'));
  writeFileSync(join(folder, 'conf.d/catalog.conf'), valuesOf(values, { ...ports, cache }));
  const daemon = await startNginx({ port: ports.edge, http: 'include conf.d/*.conf;', folder });
  return {
    address: `http://127.0.0.1:${ports.edge}`,
    kept: () =>
      globSync(join(cache, '*/*/*'))
        .filter((path) => !WRITING.test(path))
        .map((path) => readFileSync(path, 'latin1')),
    purge: () => Promise.resolve(void execFileSync('find', [cache, '-type', 'f', '-delete'])),
    stop: async () => {
      await daemon.stop();
      // Asynchronous removal would outlast the moment that the test runner gives a process to end.
      rmSync(folder, { recursive: true });
    },
  };
}

interface Places {
  readonly edge: number;
  readonly fetch: number;
  readonly cache: string;
}

const valuesOf = (
  { originPort, freshSeconds, storeMegabytes }: Values,
  { edge, fetch, cache }: Places,
): string =>
  withValues(readFileSync('deploy/nginx/catalog.conf', 'utf8'), [
    ['server 127.0.0.1:4321;', `server 127.0.0.1:${originPort};`],
    ['listen 80;', `listen 127.0.0.1:${edge};`],
    ['127.0.0.1:8081;', `127.0.0.1:${fetch};`],
    ['/var/cache/nginx/catalog', cache],
    ...(storeMegabytes === null ? [] : [['max_size=1g', `max_size=${storeMegabytes}m`] as const]),
    ...(freshSeconds === null
      ? []
      : [
          [
            'max-age=300, stale-while-revalidate=30',
            `max-age=${freshSeconds}, stale-while-revalidate=1`,
          ] as const,
        ]),
  ]);
