import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../measuring/free-port.ts';
import { startNginx } from '../../measuring/nginx.ts';
import { findProgram, versionOf } from '../../measuring/programs.ts';
import type { Question } from '../questions.ts';
import type { Scenario, ServerName } from '../scenarios.ts';
import type { Material, Peer } from './peer.ts';

/** nginx as it comes, with the very bytes of our answers as files: get-one from the built site, repeated lists as kept. */
export const nginx = nginxAs({
  name: 'nginx',
  says: 'one worker, no access log, `sendfile`, `gzip_static`; our answers as files',
  directives: '',
});

/** nginx tuned for few files that never change: it keeps them open. */
export const nginxCaching = nginxAs({
  name: 'nginx, files kept open',
  says: 'the same with `open_file_cache`, so that it opens no file per request',
  directives: 'open_file_cache max=4096 inactive=60s;',
});

interface Variant {
  readonly name: ServerName;
  readonly says: string;
  readonly directives: string;
}

function nginxAs(variant: Variant): Peer {
  return { name: variant.name, start: (material) => startVariant(variant, material) };
}

async function startVariant(
  { name, says, directives }: Variant,
  { dataset, folder, kept }: Material,
): ReturnType<Peer['start']> {
  const program = findProgram('nginx');
  if (program === null) return 'not installed (apt-get install nginx)';
  const ids = dataset.actuators.map(({ id }) => id);
  const root = join(folder, 'root');
  writeFiles(root, ids, kept);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = await startNginx({ port, folder, http: site(root, port, directives) });
  const version = versionOf(program, /nginx\/(\S+)/);
  return { name, version, says, baseUrl, child, addressOf: fileOf, searchesOtherwise: false };
}

const fileOf = (question: Question, { name }: Scenario): string =>
  question.kind === 'one' ? `/one/${question.id}` : `/kept/${name}`;

function writeFiles(root: string, ids: readonly string[], kept: Material['kept']): void {
  for (const folder of ['one', 'kept']) mkdirSync(join(root, folder), { recursive: true });
  for (const id of ids) copyWithTwin(join('dist/client/api/v1/actuators', `${id}.json`), join(root, 'one', id));
  for (const [name, body] of kept) {
    writeFileSync(join(root, 'kept', name), body);
    writeFileSync(join(root, 'kept', `${name}.gz`), gzipSync(body));
  }
}

function copyWithTwin(from: string, to: string): void {
  copyFileSync(from, to);
  if (existsSync(`${from}.gz`)) copyFileSync(`${from}.gz`, `${to}.gz`);
}

/** The directives of files that are sent as they are, on connections that are never closed of nginx's own accord. */
const site = (root: string, port: number, directives: string): string => `
  default_type application/json;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60s;
  keepalive_requests 1000000000;
  ${directives}
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }`;
