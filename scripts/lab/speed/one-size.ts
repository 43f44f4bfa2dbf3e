import { readFileSync, writeFileSync } from 'node:fs';
import { answerRequest } from '../../../src/api/answer.ts';
import { readService, writeService } from '../../../src/api/service-file.ts';
import { openService, prepareService, type RunningService } from '../../../src/api/service.ts';
import { catalog } from '../../../src/catalog/catalog.ts';
import { buildDataset } from '../../../src/catalog/dataset.ts';
import { median, percentile } from '../../support/statistics.ts';
import { asked, type AnsweringFigures, type AskedRow, type Preparing } from './figures.ts';

/*
 * Prepares a service from the file of a catalog as the build does, or opens a prepared one as the start does and answers from
 * it. Prints what it costs as JSON. The suite speed starts it, a process for each.
 */

// For the questions of one row.
const LONGEST_MILLISECONDS = 4000;

const [work, from = '', to = ''] = process.argv.slice(2);
console.log(JSON.stringify(work === 'prepare' ? prepare(from, to) : answerFrom(from, to)));

function prepare(catalogFile: string, serviceFile: string): Preparing {
  const started = performance.now();
  const dataset = buildDataset(catalog.parse(JSON.parse(readFileSync(catalogFile, 'utf8'))), 'http://localhost:4321');
  const bytes = writeService(prepareService(dataset));
  writeFileSync(serviceFile, bytes);
  return { prepareMilliseconds: performance.now() - started, fileMegabytes: bytes.length / 1e6 };
}

function answerFrom(serviceFile: string, questionsFile: string): AnsweringFigures {
  const rows = asked.parse(JSON.parse(readFileSync(questionsFile, 'utf8')));
  const started = performance.now();
  const service = openService(readService(readFileSync(serviceFile)));
  const startMilliseconds = performance.now() - started;
  globalThis.gc?.();
  const residentMegabytes = process.memoryUsage.rss() / 1e6;
  return { startMilliseconds, residentMegabytes, rows: rows.map((row) => timesOf(service, row)) };
}

/** Times the answers of a row until all are asked or the time is up; the first fifth warms up. */
function timesOf(service: RunningService, { name, addresses }: AskedRow): AnsweringFigures['rows'][number] {
  const warmUp = Math.floor(addresses.length / 5);
  for (const address of addresses.slice(0, warmUp)) answer(service, address);
  const end = performance.now() + LONGEST_MILLISECONDS;
  const before = process.threadCpuUsage();
  const times: number[] = [];
  for (const address of addresses.slice(warmUp)) {
    const started = performance.now();
    answer(service, address);
    const ended = performance.now();
    times.push(ended - started);
    if (ended > end) break;
  }
  const { user, system } = process.threadCpuUsage(before);
  return {
    name,
    p50: median(times),
    p99: percentile(times, 0.99),
    workMicroseconds: (user + system) / times.length,
  };
}

/** Answers a GET as the server does. Throws when the answer is an error. */
function answer(service: RunningService, address: string): void {
  const { pathname: path, searchParams: parameters } = new URL(address, 'http://localhost');
  const { status } = answerRequest(service, { method: 'GET', path, parameters, contentType: null, body: null });
  if (status !== 200) throw new Error(`${address}: found status ${status}, wanted 200.`);
}
