import type { Config } from '../../config.ts';

/** A build and the settings with which it is to be served. */
export interface Job {
  /** The build, or a link to it. */
  readonly folder: string;
  readonly config: Config;
}
