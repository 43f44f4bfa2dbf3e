import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../support/free-port.ts';
import { startNginx } from '../../support/nginx.ts';
import { findProgram, versionOf } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { ServerName } from '../scenarios.ts';
import { recordedAt, recordedTargets, type Material, type Peer, type RecordedAnswer, type Recording } from './peer.ts';

/** nginx as it comes, with the very bytes of our answers as files. */
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

async function startVariant({ name, says, directives }: Variant, { recording }: Material): ReturnType<Peer['start']> {
  const program = findProgram('nginx');
  if (program === null) return 'not installed (apt-get install nginx)';
  const folder = temporaryFolder('nginx');
  const root = join(folder, 'root');
  writeFiles(root, recording);
  const port = await freePort();
  const child = await startNginx({ port, folder, http: site(root, port, directives), isMeasured: true });
  const version = versionOf(program, /nginx\/(\S+)/);
  const baseUrl = `http://127.0.0.1:${port}`;
  return { name, version, says, baseUrl, child, addressOf: recordedAt(recording), searchesOtherwise: false };
}

function writeFiles(root: string, recording: Recording): void {
  for (const [target, answer] of recordedTargets(recording)) {
    const file = join(root, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isGzip(answer) ? gunzipSync(answer.body) : answer.body);
    if (isGzip(answer)) writeFileSync(`${file}.gz`, answer.body);
  }
}

const isGzip = ({ headers }: RecordedAnswer): boolean => headers.includes('gzip');

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
