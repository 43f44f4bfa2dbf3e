import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/measuring/free-port.ts';
import { startDaemon } from './daemon.ts';
import { withValues, type Edge, type EdgeKind, type Values } from './edge.ts';
import { inFolder, removeFolder } from './folder.ts';

/** An nginx whose kept answers can be looked at. */
export interface NginxEdge extends Edge {
  /** Every kept answer, as it lies on the disk. */
  kept(): string[];
}

/** nginx with deploy/nginx. */
export const nginx: EdgeKind<NginxEdge> = {
  name: 'nginx',
  sortsQueries: false,
  start: (values) => inFolder('nginx', (folder) => start(values, folder)),
};

async function start(values: Values, folder: string): Promise<NginxEdge> {
  const cache = join(folder, 'cache');
  const ports = { edge: await freePort(), fetch: await freePort() };
  mkdirSync(join(folder, 'conf.d'));
  symlinkSync(resolve('deploy/nginx/catalog'), join(folder, 'catalog'));
  writeFileSync(join(folder, 'conf.d/catalog.conf'), valuesOf(values, { ...ports, cache }));
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const daemon = await startDaemon('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], ports.edge);
  return {
    address: `http://127.0.0.1:${ports.edge}`,
    kept: () => globSync(join(cache, '*/*/*')).map((path) => readFileSync(path, 'latin1')),
    purge: () => Promise.resolve(void execFileSync('find', [cache, '-type', 'f', '-delete'])),
    stop: async () => {
      await daemon.stop();
      removeFolder(folder);
    },
  };
}

interface Places {
  readonly edge: number;
  readonly fetch: number;
  readonly cache: string;
}

const valuesOf = ({ originPort, freshSeconds }: Values, { edge, fetch, cache }: Places): string =>
  withValues(readFileSync('deploy/nginx/catalog.conf', 'utf8'), [
    ['server 127.0.0.1:4321;', `server 127.0.0.1:${originPort};`],
    ['listen 80;', `listen 127.0.0.1:${edge};`],
    ['127.0.0.1:8081;', `127.0.0.1:${fetch};`],
    ['/var/cache/nginx/catalog', cache],
    ...(freshSeconds === null
      ? []
      : [['max-age=300, stale-while-revalidate=30', `max-age=${freshSeconds}, stale-while-revalidate=1`] as const]),
  ]);

/** What Debian's own nginx.conf would say around conf.d. */
const surroundings = (folder: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include conf.d/*.conf;
}
`;
