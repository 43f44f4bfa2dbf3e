import { readFileSync } from 'node:fs';
import { buildDocuments } from '../../../src/api/build-documents.ts';
import { buildService, type Service } from '../../../src/api/service.ts';
import { catalog } from '../../../src/catalog/catalog.ts';
import { buildDataset } from '../../../src/catalog/dataset.ts';
import { median, percentile } from '../../measuring/statistics.ts';
import { answer, timeOf } from '../in-process.ts';
import type { ScaleFigures } from './figures.ts';
import { KINDS, type Kind } from './kinds.ts';

/*
 * Measures one catalog and prints the figures as JSON. Takes the catalog's file; `npm run bench:scale` starts it, one
 * process for each catalog, with the garbage collector exposed.
 */

// For the questions of one kind.
const LONGEST_MILLISECONDS = 4000;

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('measure.ts: wanted the file of a catalog; it is started by `npm run bench:scale`.');
console.log(JSON.stringify(measureCatalog(file)));

function measureCatalog(path: string): ScaleFigures {
  const parse = timed(() => catalog.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const dataset = timed(() => buildDataset(parse.value, 'http://localhost:4321'));
  const service = timed(() => buildService(dataset.value));
  globalThis.gc?.();
  const memory = process.memoryUsage();
  const lists = KINDS.map((kind) => measureKind(service.value, kind));
  const documents = timed(() => buildDocuments(service.value));
  return {
    actuators: dataset.value.actuators.length,
    parse: parse.milliseconds,
    dataset: dataset.milliseconds,
    service: service.milliseconds,
    document: documents.milliseconds / documents.value.length,
    heap: memory.heapUsed / 1_000_000,
    resident: memory.rss / 1_000_000,
    lists,
  };
}

interface Timed<Value> {
  readonly value: Value;
  readonly milliseconds: number;
}

function timed<Value>(work: () => Value): Timed<Value> {
  const started = performance.now();
  const value = work();
  return { value, milliseconds: performance.now() - started };
}

/** Times the answers of a kind, until all are asked or the time is up; the first fifth warms up. */
function measureKind(service: Service, { name, addresses }: Kind): ScaleFigures['lists'][number] {
  const end = performance.now() + LONGEST_MILLISECONDS;
  const times = addresses(service).flatMap((address) =>
    performance.now() < end ? timeOf(() => answer(service, address)) : [],
  );
  const warm = times.slice(Math.floor(times.length / 5));
  return { name, p50: median(warm), p99: percentile(warm, 0.99) };
}
