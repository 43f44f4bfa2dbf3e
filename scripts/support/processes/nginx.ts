import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { onCore } from './cpu-cores.ts';
import { startProcess, untilListening, type RunningProcess } from './process.ts';
import { needProgram } from './programs.ts';

/** The site of an nginx. */
export interface NginxSite {
  /** A port that its servers listen on: it is ready when that answers. */
  readonly port: number;
  /** The directives of its `http` block. */
  readonly http: string;
  /** The folder for everything that it writes; a temporary one by default. */
  readonly folder?: string;
  /** True if it keeps to the core of servers that are measured. */
  readonly isMeasured?: boolean;
}

/**
 * Starts nginx in the foreground, with one worker, without a log of requests; it writes nowhere but into its
 * folder.
 */
export function startNginx(site: NginxSite): Promise<RunningProcess> {
  const { port, http, folder = temporaryFolder('nginx'), isMeasured = false } = site;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  const launch = {
    name: 'nginx',
    command: needProgram('nginx'),
    args: ['-e', 'stderr', '-p', folder, '-c', file],
  };
  return startProcess(isMeasured ? onCore('server', launch) : launch, untilListening(port));
}

const BODIES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

// If root starts nginx, its worker would drop its rights and could not read temporary folders.
const configuration = (folder: string, http: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${BODIES.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${http}
}
`;
