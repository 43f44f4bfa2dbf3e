import { REPEATED, type Question, type Questions } from './questions.ts';

/** The servers that are measured, ours first. */
export const SERVERS = [
  'ours',
  'node:http',
  'nginx',
  'nginx, files kept open',
  'fastify + sqlite',
  'json-server',
] as const;

export type ServerName = (typeof SERVERS)[number];

/** One thing that clients do over and over. */
export interface Scenario {
  readonly name: string;
  readonly says: string;
  /** The coding that clients accept. */
  readonly coding: 'identity' | 'gzip';
  /** The servers that are asked: the small Fastify server compresses nothing. */
  readonly servers: readonly ServerName[];
  readonly asks: 'one question' | 'each record' | 'never twice';
  /** Whether a target compares it with the one before: the two then take turns. */
  readonly besideTheLast?: boolean;
  /** The question of this number. */
  readonly question: (questions: Questions, number: number) => Question;
}

const COMPRESSING = ['ours', 'node:http', 'nginx', 'nginx, files kept open', 'json-server'] as const;

/** THE TABLE of scenarios. Servers that compute nothing send answers of ours: nginx as files, node:http from memory. */
export const SCENARIOS = [
  {
    name: 'get-one',
    says: 'One actuator by id; all ids in rotation.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'each record',
    question: (questions, number) => questions.one(number),
  },
  {
    name: 'get-one-gzip',
    says: 'The same by clients that accept gzip; nginx sends `.gz` files (`gzip_static`).',
    coding: 'gzip',
    servers: COMPRESSING,
    asks: 'each record',
    question: (questions, number) => questions.one(number),
  },
  {
    name: 'list-repeated',
    says: 'One list, asked again and again: a category, a least torque, a greatest mass.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'one question',
    question: () => REPEATED.list,
  },
  {
    name: 'list-different',
    says:
      'Lists that are never asked twice: another least torque each time, with or without a category and a greatest mass. ' +
      'nginx and node:http send a sample of the answers in turn.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'never twice',
    question: (questions, number) => questions.list(number),
  },
  {
    name: 'list-different-gzip',
    says: 'The same by clients that accept gzip.',
    coding: 'gzip',
    servers: COMPRESSING,
    asks: 'never twice',
    question: (questions, number) => questions.list(number),
  },
  {
    name: 'list-one-filter',
    says: 'Lists with one filter, a least torque, that are never asked twice.',
    coding: 'identity',
    servers: ['ours'],
    asks: 'never twice',
    question: (questions, number) => questions.oneFilter(number),
  },
  {
    name: 'list-five-filters',
    says: 'The same with five filters, as the knee of a legged robot is looked for: torque, mass, speed, bus and price; in turn with those.',
    coding: 'identity',
    servers: ['ours'],
    asks: 'never twice',
    besideTheLast: true,
    question: (questions, number) => questions.fiveFilters(number),
  },
  {
    name: 'search-repeated',
    says: 'One search (`q`), asked again and again.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'one question',
    question: () => REPEATED.search,
  },
  {
    name: 'search-different',
    says:
      'Searches that are never asked twice: a piece of a name and a word; in every tenth the word is misspelt. ' +
      'nginx and node:http send a sample of the answers in turn.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'never twice',
    question: (questions, number) => questions.search(number),
  },
  {
    name: 'compare',
    says: 'Five actuators by id (GET), another five each time.',
    coding: 'identity',
    servers: SERVERS,
    asks: 'never twice',
    question: (questions, number) => questions.compare(number),
  },
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof SCENARIOS)[number]['name'];
