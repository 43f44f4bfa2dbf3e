import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actuatorDetailOf } from '../../../src/catalog/dataset.ts';
import { searchedTexts } from '../../../src/query/listings.ts';
import { fold } from '../../../src/query/text.ts';
import { onCore } from '../../measuring/core.ts';
import { startProcess, untilPrinted } from '../../measuring/process.ts';
import { packageVersion } from '../../measuring/programs.ts';
import { temporaryFolder } from '../../measuring/temporary-folder.ts';
import { addressInApi } from './ours.ts';
import { PRODUCTION, reachable, type Material, type Peer } from './peer.ts';

const PROGRAM = 'scripts/bench/peers/fastify-sqlite/server.ts';

/** A small server as one would write it: Fastify, an indexed SQLite table in a file, prepared statements. */
export const fastifySqlite: Peer = {
  name: 'fastify + sqlite',
  async start(material) {
    const folder = temporaryFolder('fastify-sqlite');
    const [records, database] = [join(folder, 'records.json'), join(folder, 'catalog.sqlite')];
    writeFileSync(records, JSON.stringify(rowsOf(material)));
    const launch = {
      name: 'fastify + sqlite',
      command: process.execPath,
      environment: PRODUCTION,
      args: [PROGRAM, records, database],
    };
    const child = await startProcess(onCore('server', launch), untilPrinted(/listening on/));
    const version = packageVersion('fastify');
    return {
      name: 'fastify + sqlite',
      version,
      says: SAYS,
      ...reachable(child),
      addressOf: addressInApi,
      searchesOtherwise: false,
    };
  },
};

const SAYS =
  '`scripts/bench/peers/fastify-sqlite`: indexed table, prepared statements, records kept as JSON; `q` as `LIKE` on every term';

const rowsOf = ({ dataset }: Material) =>
  dataset.actuators.map((actuator) => ({
    id: actuator.id,
    category: actuator.category,
    peak_torque_nm: actuator.peak_torque_nm,
    weight_g: actuator.weight_g,
    searched: fold(searchedTexts(actuator).join('\n')),
    record: JSON.stringify(actuator),
    detail: JSON.stringify(actuatorDetailOf(dataset, actuator)),
  }));
