import { REPEATED, type Question, type Questions } from './questions.ts';

/** The servers that are measured, ours first. */
export const SERVERS = ['ours', 'nginx', 'nginx, files kept open', 'json-server', 'fastify + sqlite'] as const;

export type ServerName = (typeof SERVERS)[number];

/** One thing that clients do over and over. */
export interface Scenario {
  readonly name: string;
  readonly says: string;
  /** The coding that clients accept. */
  readonly coding: 'identity' | 'gzip';
  /** The servers that can do it: nginx has files only, and the small Fastify server compresses nothing. */
  readonly servers: readonly ServerName[];
  /** The question of this number; the same one for every number where the scenario repeats it. */
  readonly question: (questions: Questions, number: number) => Question;
  /** Whether every question is the same, so that its answer can be kept as a file. */
  readonly isRepeated?: boolean;
}

const COMPUTING = ['ours', 'json-server', 'fastify + sqlite'] as const;

/** THE TABLE of scenarios. */
export const SCENARIOS = [
  {
    name: 'get-one',
    says: 'One actuator by id; all ids in rotation.',
    coding: 'identity',
    servers: SERVERS,
    question: (questions, number) => questions.one(number),
  },
  {
    name: 'get-one-gzip',
    says: 'The same by clients that accept gzip; nginx sends our `.gz` files (`gzip_static`).',
    coding: 'gzip',
    servers: ['ours', 'nginx', 'nginx, files kept open', 'json-server'],
    question: (questions, number) => questions.one(number),
  },
  {
    name: 'list-repeated',
    says: 'One list, asked again and again: a category, a least torque, a greatest mass. nginx sends our answer as a file.',
    coding: 'identity',
    servers: SERVERS,
    question: () => REPEATED.list,
    isRepeated: true,
  },
  {
    name: 'list-different',
    says: 'Lists that are never asked twice: another least torque each time, with or without a category and a greatest mass.',
    coding: 'identity',
    servers: COMPUTING,
    question: (questions, number) => questions.list(number),
  },
  {
    name: 'list-different-gzip',
    says: 'The same by clients that accept gzip.',
    coding: 'gzip',
    servers: ['ours', 'json-server'],
    question: (questions, number) => questions.list(number),
  },
  {
    name: 'search-repeated',
    says: 'One search (`q`), asked again and again. nginx sends our answer as a file.',
    coding: 'identity',
    servers: SERVERS,
    question: () => REPEATED.search,
    isRepeated: true,
  },
  {
    name: 'search-different',
    says: 'Searches that are never asked twice: a piece of a name and a word; in every tenth the word is misspelt.',
    coding: 'identity',
    servers: COMPUTING,
    question: (questions, number) => questions.search(number),
  },
  {
    name: 'compare',
    says: 'Five actuators by id (GET), another five each time.',
    coding: 'identity',
    servers: COMPUTING,
    question: (questions, number) => questions.compare(number),
  },
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof SCENARIOS)[number]['name'];
