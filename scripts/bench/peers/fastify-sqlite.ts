import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actuatorDetailOf, type Dataset } from '../../../src/catalog/dataset.ts';
import { actuatorProfiles } from '../../../src/catalog/profile.ts';
import { ACTUATOR_LISTING, searchedTexts } from '../../../src/query/listings.ts';
import { fold, joinedText } from '../../../src/query/text.ts';
import { onCore } from '../../support/core.ts';
import { startProcess, untilPrinted } from '../../support/process.ts';
import { packageVersion } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { addressInApi } from './ours.ts';
import { PRODUCTION, reachable, type Peer } from './peer.ts';

const PROGRAM = 'scripts/bench/peers/fastify-sqlite/server.ts';

/** A small server as one would write it: Fastify, an indexed SQLite table in a file, prepared statements. */
export const fastifySqlite: Peer = {
  name: 'fastify + sqlite',
  async start(material) {
    const folder = temporaryFolder('fastify-sqlite');
    const [records, database] = [join(folder, 'records.json'), join(folder, 'catalog.sqlite')];
    writeFileSync(records, JSON.stringify(rowsOf(material.dataset)));
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
  '`scripts/bench/peers/fastify-sqlite`: indexed table, prepared statements, records kept as JSON; `q` as `LIKE` on every term, in texts and joined names';

/** The rows of the table for a catalog. */
export const rowsOf = (dataset: Dataset) =>
  actuatorProfiles(dataset).map((profile) => {
    const { record } = profile;
    return {
      id: record.id,
      category: record.category,
      peak_torque_nm: record.peak_torque_nm,
      weight_g: record.weight_g,
      searched: fold(searchedTexts(record).join('\n')),
      joined_names: joinedNames(ACTUATOR_LISTING.indexing.namesOf(profile)),
      record: JSON.stringify(record),
      detail: JSON.stringify(actuatorDetailOf(dataset, record)),
    };
  });

const joinedNames = (names: readonly string[]): string => names.map((name) => joinedText(fold(name))).join('\n');
