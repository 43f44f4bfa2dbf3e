import type { Dataset } from '../../../src/catalog/dataset.ts';
import { addressIn, type RunningProcess } from '../../support/process.ts';
import type { Question } from '../questions.ts';
import type { Scenario, ServerName } from '../scenarios.ts';

/** An answer of ours as it was sent: servers that compute nothing send it again. */
export interface RecordedAnswer {
  /** Names and values in turn, without the fields that every server of Node's adds by itself. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Our answers to the first questions of each scenario, by its name. */
export type Recording = ReadonlyMap<string, readonly RecordedAnswer[]>;

/** What the servers are set up from: all of them hold the same records. */
export interface Material {
  readonly dataset: Dataset;
  /** What ours answers: servers that have only files send it again. */
  readonly recording: Recording;
}

/** Where a question stands in a load. */
export interface Place {
  readonly scenario: Scenario;
  readonly number: number;
}

/** A server that can be measured, running. */
export interface RunningServer {
  readonly name: ServerName;
  readonly version: string;
  /** How it is set up, for the readers of the figures. */
  readonly says: string;
  readonly baseUrl: string;
  readonly child: RunningProcess;
  /** Path and query under which this server answers a question of a scenario. */
  readonly addressOf: (question: Question, place: Place) => string;
  /** Whether its search is another one than ours, so that the records found may differ. */
  readonly searchesOtherwise: boolean;
}

/** A server beside ours, and how it is started; a text says what is missing. */
export interface Peer {
  readonly name: ServerName;
  readonly start: (material: Material) => Promise<RunningServer | string>;
}

/** The environment of a server of Node's, as it would be deployed. */
export const PRODUCTION = { NODE_ENV: 'production' };

/** A child with the address that its line told. Throws when there is none in it. */
export const reachable = (child: RunningProcess): Pick<RunningServer, 'baseUrl' | 'child'> => ({
  baseUrl: addressIn(child.output()),
  child,
});

/** Where a server that sends recorded answers has the one to a question: each of them in turn. */
export const recordedAt =
  (recording: Recording): RunningServer['addressOf'] =>
  (_, { scenario, number }) =>
    target(scenario.name, number % (recording.get(scenario.name)?.length ?? 1));

/** Every recorded answer by its place on such a server. */
export const recordedTargets = (recording: Recording): (readonly [string, RecordedAnswer])[] =>
  [...recording].flatMap(([name, answers]) => answers.map((answer, number) => [target(name, number), answer] as const));

const target = (scenario: string, number: number): string => `/${scenario}/${number}`;
