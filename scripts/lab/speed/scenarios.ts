import type { QuestionKind } from './questions.ts';

/** The servers that are measured; `other build` is that of `--beside`. */
export type ServerName = 'ours' | 'ours, logging' | 'other build' | 'node:http' | 'nginx' | 'fastify + sqlite';

/** One thing that clients do over and over. */
export interface Scenario {
  readonly name: string;
  readonly says: string;
  readonly servers: readonly ServerName[];
  /** How many different questions there are. */
  readonly asks: 'one question' | 'each record' | 'never twice';
  readonly question: QuestionKind;
}

/** Where a server that sends recorded answers has one of a scenario. */
export const recordedPath = ({ name }: Scenario, number: number): string => `/${name}/${number}`;

/** The servers that compute nothing: they send recorded answers of ours, which have paths of their own. */
export const RECORDED: readonly ServerName[] = ['node:http', 'nginx'];

const USUAL = ['ours', 'other build', 'node:http', 'nginx'] as const;

/** The scenarios: to measure another one, add a row. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'get-one',
    says: 'One actuator by id; all ids in rotation.',
    servers: ['ours, logging', ...USUAL],
    asks: 'each record',
    question: 'one',
  },
  {
    name: 'list-repeated',
    says: 'One list, asked again and again: a category, a least torque, a greatest mass.',
    servers: USUAL,
    asks: 'one question',
    question: 'sameList',
  },
  {
    name: 'list-different',
    says: 'Lists that are never asked twice: another least torque each time, with or without a category and a greatest mass.',
    servers: USUAL,
    asks: 'never twice',
    question: 'list',
  },
  {
    name: 'search-repeated',
    says: 'One search (`q`), asked again and again.',
    servers: USUAL,
    asks: 'one question',
    question: 'sameSearch',
  },
  {
    name: 'search-different',
    says: 'Searches that are never asked twice: a piece of a name and a word; in every tenth the word is misspelt.',
    servers: USUAL,
    asks: 'never twice',
    question: 'search',
  },
  {
    name: 'compare',
    says: 'Five actuators by id, another five each time.',
    servers: [...USUAL, 'fastify + sqlite'],
    asks: 'never twice',
    question: 'compare',
  },
];
