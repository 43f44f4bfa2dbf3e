import type { Questions } from './questions.ts';

/** The servers that are measured; `other build` is that of `--beside`. */
export type ServerName = 'ours' | 'ours, logging' | 'other build' | 'node:http' | 'nginx' | 'fastify + sqlite';

/** One thing that clients do over and over. */
export interface Scenario {
  readonly name: string;
  readonly says: string;
  /** The coding that clients accept. */
  readonly coding: 'identity' | 'gzip';
  readonly servers: readonly ServerName[];
  /** How many different questions there are. */
  readonly asks: 'one question' | 'each record' | 'never twice';
  readonly address: (questions: Questions, number: number) => string;
}

/** Where a server that sends recorded answers has one of a scenario. */
export const recordedPath = ({ name }: Scenario, number: number): string => `/${name}/${number}`;

const STATIC = ['ours', 'other build', 'node:http', 'nginx'] as const;
const ALL = [...STATIC, 'fastify + sqlite'] as const;

const CATEGORY_LIST = '/api/v1/actuators?category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=1000';

/** The scenarios. nginx and node:http compute nothing: they send recorded answers of ours. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'get-one',
    says: 'One actuator by id; all ids in rotation.',
    coding: 'identity',
    servers: ['ours', 'ours, logging', 'other build', 'node:http', 'nginx', 'fastify + sqlite'],
    asks: 'each record',
    address: (questions, number) => questions.one(number),
  },
  {
    name: 'get-one-gzip',
    says: 'The same by clients that accept gzip; nginx sends `.gz` files (`gzip_static`).',
    coding: 'gzip',
    servers: STATIC,
    asks: 'each record',
    address: (questions, number) => questions.one(number),
  },
  {
    name: 'list-repeated',
    says: 'One list, asked again and again: a category, a least torque, a greatest mass.',
    coding: 'identity',
    servers: ALL,
    asks: 'one question',
    address: () => CATEGORY_LIST,
  },
  {
    name: 'list-different',
    says: 'Lists that are never asked twice: another least torque each time, with or without a category and a greatest mass.',
    coding: 'identity',
    servers: ALL,
    asks: 'never twice',
    address: (questions, number) => questions.list(number),
  },
  {
    name: 'list-different-gzip',
    says: 'The same by clients that accept gzip.',
    coding: 'gzip',
    servers: STATIC,
    asks: 'never twice',
    address: (questions, number) => questions.list(number),
  },
  {
    name: 'search-repeated',
    says: 'One search (`q`), asked again and again.',
    coding: 'identity',
    servers: STATIC,
    asks: 'one question',
    address: () => '/api/v1/actuators?q=ak80',
  },
  {
    name: 'search-different',
    says: 'Searches that are never asked twice: a piece of a name and a word; in every tenth the word is misspelt.',
    coding: 'identity',
    servers: STATIC,
    asks: 'never twice',
    address: (questions, number) => questions.search(number),
  },
  {
    name: 'compare',
    says: 'Five actuators by id, another five each time.',
    coding: 'identity',
    servers: ALL,
    asks: 'never twice',
    address: (questions, number) => questions.compare(number),
  },
];
