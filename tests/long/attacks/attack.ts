import type { Random } from '../../../scripts/support/numbers/random.ts';
import type { Environment, Launch } from '../../../scripts/support/processes/process.ts';

/**
 * An attack, or a bad day, and how much of it others may notice. Others must also get every answer, and the
 * server must live.
 */
export interface Attack {
  readonly name: string;
  readonly sends: string;
  /** The 99th percentile of others' answers, ms; a slower machine has more by the ratio of its quiet times. */
  readonly p99: number;
  /** Growth of the server's resident memory, MB. */
  readonly megabytes: number;
  /** Attacks until `goesOn` is false. */
  readonly strike: (target: Target) => Promise<void>;
  /** Further settings of the server. */
  readonly environment?: Environment;
  /** The server's log; kept by default. */
  readonly complaints?: Launch['complaints'];
}

/** A server under attack. */
export interface Target {
  readonly address: string;
  readonly pid: number;
  /** The link that the server has its build from. */
  readonly link: string;
  readonly random: Random;
  readonly goesOn: () => boolean;
  /** Notes an answer that breaks a promise. */
  readonly complain: (answer: string) => void;
}
