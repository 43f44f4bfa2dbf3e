import type { Dataset } from '../../../src/catalog/dataset.ts';
import { addressIn, type RunningProcess } from '../../measuring/process.ts';
import type { Question } from '../questions.ts';
import type { Scenario, ServerName } from '../scenarios.ts';

/** What the servers are set up from: all of them hold the same records. */
export interface Material {
  readonly dataset: Dataset;
  /** An empty folder for files of their own. */
  readonly folder: string;
  /** Our answer to the question of a repeated scenario, by the scenario's name. */
  readonly kept: ReadonlyMap<string, string>;
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
  readonly addressOf: (question: Question, scenario: Scenario) => string;
  /** Whether its search is another one than ours, so that the records found may differ. */
  readonly searchesOtherwise: boolean;
}

/** A server beside ours, and how it is started; a text says what is missing. */
export interface Peer {
  readonly name: ServerName;
  readonly start: (material: Material) => Promise<RunningServer | string>;
}

/** A child with the address that its line told. Throws when there is none in it. */
export const reachable = (child: RunningProcess): Pick<RunningServer, 'baseUrl' | 'child'> => ({
  baseUrl: addressIn(child.output()),
  child,
});
