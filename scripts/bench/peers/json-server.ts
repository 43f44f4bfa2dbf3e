import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actuatorDetailOf } from '../../../src/catalog/dataset.ts';
import { onCore } from '../../support/core.ts';
import { freePort } from '../../support/free-port.ts';
import { startProcess, untilAnswered } from '../../support/process.ts';
import { packageVersion } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { ListFilters, Question } from '../questions.ts';
import { PRODUCTION, type Peer } from './peer.ts';

const PROGRAM = 'node_modules/json-server/lib/cli/bin.js';

/** json-server over the same records: what many reach for when they need a JSON API over a file. */
export const jsonServer: Peer = {
  name: 'json-server',
  async start({ dataset }) {
    const database = join(temporaryFolder('json-server'), 'db.json');
    const details = dataset.actuators.map((actuator) => actuatorDetailOf(dataset, actuator));
    writeFileSync(database, JSON.stringify({ actuators: dataset.actuators, details }));
    const port = await freePort();
    const args = [PROGRAM, database, '--host', '127.0.0.1', '--port', String(port), '--quiet'];
    const baseUrl = `http://127.0.0.1:${port}`;
    const launch = { name: 'json-server', command: process.execPath, environment: PRODUCTION, args };
    const child = await startProcess(onCore('server', launch), untilAnswered(`${baseUrl}/actuators?_limit=1`));
    const version = packageVersion('json-server');
    return { name: 'json-server', version, says: SAYS, baseUrl, child, addressOf, searchesOtherwise: true };
  },
};

const SAYS = 'its own command with `--quiet`; it looks for `q` as one piece of text, in every field';

/** THE TABLE of its names for our filters. */
const NAMES = {
  category: 'category',
  min_peak_torque_nm: 'peak_torque_nm_gte',
  max_weight_g: 'weight_g_lte',
  q: 'q',
} as const satisfies Record<keyof ListFilters, string>;

function addressOf(question: Question): string {
  switch (question.kind) {
    case 'one':
      return `/details/${question.id}`;
    case 'list':
      return `/actuators?${listQuery(question.filters)}&_page=1&_limit=25`;
    case 'compare':
      return `/actuators?${question.ids.map((id) => `id=${id}`).join('&')}`;
    default:
      return question satisfies never;
  }
}

function listQuery({ category, min_peak_torque_nm, max_weight_g, q }: ListFilters): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set(NAMES.category, category);
  if (min_peak_torque_nm !== undefined) query.set(NAMES.min_peak_torque_nm, min_peak_torque_nm);
  if (max_weight_g !== undefined) query.set(NAMES.max_weight_g, max_weight_g);
  if (q !== undefined) query.set(NAMES.q, q);
  return String(query);
}
