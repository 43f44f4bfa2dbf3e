import { readConfig } from '../src/config.ts';
import { complain, EXIT } from './command-line.ts';

/* Checks the settings that a build reads, before anything of the last build is removed. */

const reading = readConfig();
process.exitCode = reading.ok ? EXIT.well : complain(reading.faults, EXIT.usage);
