import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { startNginx } from '../../../scripts/support/processes/nginx.ts';

export interface Balancer {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

/** Starts an nginx that forwards to the replicas in turn. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const port = await freePort();
  const { stop } = await startNginx({ port, http: directives(port, ports) });
  return { address: `http://127.0.0.1:${port}`, stop: () => stop() };
}

// `max_fails=0`: a restarting replica refuses connections at once and nginx tries the next; a replica that is
// taken
// out for a while would be missing when the next one restarts. `non_idempotent`: our POST only reads.
const directives = (port: number, replicas: readonly number[]): string => `
  upstream replicas {
    ${replicas.map((replica) => `server 127.0.0.1:${replica} max_fails=0;`).join('\n    ')}
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
  }`;
