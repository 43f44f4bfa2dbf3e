import { readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { buildDocuments } from '../../../src/api/documents.ts';
import { writeService } from '../../../src/api/service-file.ts';
import { buildService, prepareService } from '../../../src/api/service.ts';
import { catalog } from '../../../src/catalog/catalog.ts';
import { buildDataset } from '../../../src/catalog/dataset.ts';
import { timed } from '../in-process.ts';
import type { preparingFigures } from './figures.ts';

/*
 * Prepares one catalog as the build does and prints what it costs as JSON. Takes the catalog's file and the file to
 * write; `npm run bench:scale` starts it, one process for each catalog.
 */

// An actuator's alternatives are held against all others: of a hundred thousand, the documents of a few tell enough.
const SAMPLE = 20;

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined)
  throw new Error('prepare.ts: wanted two files, of a catalog and to write; it is started by `npm run bench:scale`.');
console.log(JSON.stringify(prepare(from, to)));

function prepare(catalogFile: string, serviceFile: string): z.infer<typeof preparingFigures> {
  const prepared = timed(() => {
    const dataset = buildDataset(catalog.parse(JSON.parse(readFileSync(catalogFile, 'utf8'))), 'http://localhost:4321');
    const bytes = writeService(prepareService(dataset));
    writeFileSync(serviceFile, bytes);
    return { dataset, bytes };
  });
  const { dataset, bytes } = prepared.value;
  const service = buildService(dataset);
  const documents = timed(() => buildDocuments(service, SAMPLE));
  return {
    actuators: dataset.actuators.length,
    prepare: prepared.milliseconds,
    file: bytes.length / 1_000_000,
    document: documents.milliseconds / documents.value.length,
  };
}
