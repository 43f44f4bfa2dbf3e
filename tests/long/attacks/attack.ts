import type { Random } from '../../../scripts/support/numbers/random.ts';
import type { Environment, Launch } from '../../../scripts/support/processes/process.ts';

/**
 * An attack or an overload, and the effect it may have. Other clients must get every answer, and the server
 * must survive.
 */
export interface Attack {
  readonly name: string;
  readonly sends: string;
  /** The 99th percentile of others' answer times, ms; scaled up on a machine that is slower without attack. */
  readonly p99: number;
  /** Growth of the server's resident memory, MB. */
  readonly megabytes: number;
  /** Attacks until `goesOn` is false. */
  readonly strike: (target: Target) => Promise<void>;
  /** Further settings of the server. */
  readonly environment?: Environment;
  /** Where the server's log goes; kept by default. */
  readonly complaints?: Launch['complaints'];
}

/** A server under attack. */
export interface Target {
  readonly address: string;
  readonly pid: number;
  /** The link to the server's build. */
  readonly link: string;
  readonly random: Random;
  readonly goesOn: () => boolean;
  /** Records an answer that breaks a promise. */
  readonly complain: (answer: string) => void;
}
