import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onCore } from '../../support/core.ts';
import { startProcess, untilPrinted } from '../../support/process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { reachable, recordedAt, recordedTargets, type Peer } from './peer.ts';

/** The limit of the platform: node:http that looks an answer up and sends it. */
export const nodeHttp: Peer = {
  name: 'node:http',
  async start({ recording }) {
    const file = join(temporaryFolder('node-http'), 'answers.json');
    const answers = recordedTargets(recording).map(([target, { headers, body }]) => [
      target,
      { headers, body: body.toString('base64') },
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(answers)));
    const launch = {
      command: process.execPath,
      args: ['scripts/bench/peers/node-http/server.ts', file],
      name: 'node:http',
    };
    const child = await startProcess(onCore('server', launch), untilPrinted(/listening on/));
    return {
      name: 'node:http',
      version: process.versions.node,
      says: 'bare `node:http`, no framework: our headers and bytes from a `Map`',
      ...reachable(child),
      addressOf: recordedAt(recording),
      searchesOtherwise: false,
    };
  },
};
