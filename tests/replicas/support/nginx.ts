import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/measuring/free-port.ts';
import { needPrograms, scratchFolder, startDaemon } from './debian.ts';

/** Starts nginx in front of replicas, which it asks in turn. */
export async function startNginx(ports: readonly number[]): Promise<{ address: string; kill: () => Promise<void> }> {
  needPrograms('nginx', 'redis-server');
  const port = await freePort();
  const folder = scratchFolder('nginx');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
  const { kill } = await startDaemon('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], port);
  return { address: `http://127.0.0.1:${port}`, kill };
}

/*
 * `max_fails=0`: a replica that is being restarted refuses connections at once, and the next is asked; taken out for a
 * while it would still be missing when its neighbour is restarted. `non_idempotent`: our POST only reads.
 */
const configuration = (folder: string, port: number, ports: readonly number[]): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream replicas {
${ports.map((replica) => `    server 127.0.0.1:${replica} max_fails=0;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://replicas;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout non_idempotent;
      proxy_connect_timeout 1s;
    }
  }
}
`;
