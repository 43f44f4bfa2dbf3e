import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startUntilAnswer } from '../../measuring/child.ts';
import { freePort } from '../../measuring/free-port.ts';
import { findProgram } from '../program.ts';
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
  return { name: variant.name, start: (material) => startNginx(variant, material) };
}

async function startNginx(
  { name, says, directives }: Variant,
  { dataset, folder, kept }: Material,
): ReturnType<Peer['start']> {
  const program = findProgram(['nginx', '/usr/sbin/nginx'], /nginx\/(\S+)/);
  if (program === null) return 'not installed (apt-get install nginx)';
  const ids = dataset.actuators.map(({ id }) => id);
  writeFiles(join(folder, 'root'), ids, kept);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, directives));
  const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = await startUntilAnswer({ name, command: program.command, args }, `${baseUrl}/ready`);
  return { name, version: program.version, says, baseUrl, child, addressOf: fileOf, searchesOtherwise: false };
}

const fileOf = (question: Question, { name }: Scenario): string =>
  question.kind === 'one' ? `/one/${question.id}` : `/kept/${name}`;

function writeFiles(root: string, ids: readonly string[], kept: Material['kept']): void {
  for (const folder of ['one', 'kept']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'ready'), 'ready');
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

/** A configuration that writes nowhere but into its folder, and never closes a connection of its own accord. */
const configuration = (folder: string, port: number, directives: string): string => `worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  default_type application/json;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60s;
  keepalive_requests 1000000000;
  ${directives}
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/temporary;
  proxy_temp_path ${folder}/temporary;
  fastcgi_temp_path ${folder}/temporary;
  uwsgi_temp_path ${folder}/temporary;
  scgi_temp_path ${folder}/temporary;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
  }
}
`;
