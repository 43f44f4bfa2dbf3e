import { answerCompare } from '../../src/api/answers/compare.ts';
import { answerActuators } from '../../src/api/answers/list.ts';
import { answerMatch } from '../../src/api/answers/match.ts';
import { answerSearch } from '../../src/api/answers/search.ts';
import type { Document } from '../../src/api/document.ts';
import type { RunningService, Service } from '../../src/api/service.ts';
import { sizeOf } from '../../src/query/bitset.ts';
import { searchedTexts } from '../../src/query/listings.ts';
import { fold } from '../../src/query/text.ts';
import { median, percentile } from '../support/statistics.ts';
import { FILTERED } from './filtered.ts';
import { addressInApi } from './peers/ours.ts';
import { questionsOver } from './questions.ts';
import { misspeltWords } from './search-texts.ts';

/** How long one answer takes without a server around it: from the query's text to the JSON, milliseconds. */
export interface InProcessFigures {
  readonly name: InProcessName;
  /** Different questions asked. */
  readonly questions: number;
  readonly p50: number;
  readonly p99: number;
}

export const IN_PROCESS = [
  'search',
  'search, corrected',
  'list',
  'list, one filter',
  'list, five filters',
  'compare',
  'match',
] as const;

type InProcessName = (typeof IN_PROCESS)[number];

const QUESTIONS = 2000;
const WARM_UP = 500;

/** Answers each kind of question many times, never the same one twice. */
export function measureInProcess(service: Service): InProcessFigures[] {
  return IN_PROCESS.map((name) => {
    const addresses = addressesOf(service, name);
    const times = addresses.map((address) => timeOf(() => answer(service, address))).slice(warmUpOf(addresses.length));
    return { name, questions: times.length, p50: median(times), p99: percentile(times, 0.99) };
  });
}

/** What a piece of work gives, and how long it takes, milliseconds. */
export function timed<Value>(work: () => Value): { readonly value: Value; readonly milliseconds: number } {
  const started = performance.now();
  const value = work();
  return { value, milliseconds: performance.now() - started };
}

/** How long a piece of work takes, milliseconds. */
export const timeOf = (work: () => unknown): number => timed(work).milliseconds;

/** Answers a GET of a list, a comparison or a match as the routes do. Throws when the answer is an error. */
export function answer(service: RunningService, address: string): Document {
  const { pathname: path, searchParams: parameters } = new URL(address, service.baseUrl);
  const asked = { path, parameters, contentType: null, body: null };
  const document = (ANSWERS[path] ?? answerActuators)(service, asked);
  if (document.status !== 200) throw new Error(`${address}: found status ${document.status}, wanted 200.`);
  return document;
}

const ANSWERS: Readonly<Record<string, typeof answerActuators>> = {
  '/api/v1/actuators/compare': answerCompare,
  '/api/v1/actuators/match': answerMatch,
  '/api/v1/search': answerSearch,
};

const warmUpOf = (count: number): number => Math.min(WARM_UP, Math.floor(count / 4));

function addressesOf(service: Service, name: InProcessName): string[] {
  const questions = questionsOver(service.dataset);
  const numbers = Array.from({ length: WARM_UP + QUESTIONS }, (_, number) => number);
  switch (name) {
    case 'search':
      return numbers.map((number) => addressInApi(questions.search(number)));
    case 'search, corrected':
      return correctedWords(service).map((q) => addressInApi({ kind: 'list', filters: { q } }));
    case 'list':
      return numbers.map((number) => addressInApi(questions.list(number)));
    case 'list, one filter':
    case 'list, five filters':
    case 'match':
      return numbers.map(FILTERED[name]);
    case 'compare':
      return numbers.map((number) => addressInApi(questions.compare(number)));
    default:
      return name satisfies never;
  }
}

/** Misspelt words that the service corrects: they occur nowhere, and a word is near. */
function correctedWords({ dataset, actuators }: Service): string[] {
  const text = fold(dataset.actuators.flatMap(searchedTexts).join('\n'));
  return misspeltWords(dataset.actuators).filter(
    (word) => !text.includes(word) && sizeOf(actuators.matching([word])) > 0,
  );
}
