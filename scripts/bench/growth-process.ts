import { z } from 'zod';
import { answerRequest } from '../../src/api/answer-request.ts';
import { readService, writeService } from '../../src/api/service-bin.ts';
import { openService, prepareService, type RunningService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { actuatorProfiles } from '../../src/catalog/records/filterable-records.ts';
import { readCatalog } from '../support/built-catalog.ts';
import { median } from '../support/numbers/statistics.ts';
import { enlarge } from './enlarged-catalog.ts';
import type { GrowthFigures } from './growth.ts';
import { questionsOver, type Question } from './questions.ts';

/*
 * Prepares an enlarged catalog as the build does, opens it as the start does, and answers questions; prints
 * milliseconds as JSON. The measurement `growth` starts it. No other file of the benchmark calls the code
 * that answers.
 */

const count = z.coerce.number().int().positive();
const arguments_ = z.tuple([count, count], z.enum(['list', 'search', 'match', 'match-with-points']));
const [actuators, rounds, ...asked] = arguments_.parse(process.argv.slice(2));
const { bytes, questions } = prepare();
const found: GrowthFigures = { starts: [], answers: [] };
for (let round = 0; round < rounds; round += 1) {
  const started = performance.now();
  const service = openService(readService(bytes));
  found.starts.push(performance.now() - started);
  found.answers.push(asked.map((kind) => medianTime(service, questions[kind])));
}
console.log(JSON.stringify(found));

/**
 * Runs before answers are timed; on return, the catalog can be garbage-collected. Questions use every 80th
 * actuator.
 */
function prepare() {
  const dataset = buildDataset(readCatalog(), 'http://localhost:4321');
  const profiles = enlarge(actuatorProfiles(dataset), { size: actuators, seed: 1 });
  const bytes = writeService(prepareService(dataset, profiles));
  const asked = profiles.filter((_, row) => row % 80 === 0).map(({ record }) => record);
  return { bytes, questions: questionsOver(asked) };
}

/** The median time of an answer over four seconds, milliseconds; the first second warms up. */
function medianTime(service: RunningService, question: Question): number {
  const started = performance.now();
  const times: number[] = [];
  for (let number = 0, now = started; now - started < 4000; number += 1) {
    answer(service, question(number));
    const ended = performance.now();
    if (now - started > 1000) times.push(ended - now);
    now = performance.now();
  }
  return median(times);
}

/** Answers a GET as the server does. Throws when the answer is an error. */
function answer(service: RunningService, target: string): void {
  const { pathname: path, searchParams: parameters } = new URL(target, 'http://localhost');
  const { status } = answerRequest(service, {
    method: 'GET',
    path,
    parameters,
    contentType: null,
    body: null,
  });
  if (status !== 200) throw new Error(`${target}: found status ${status}, wanted 200.`);
}
