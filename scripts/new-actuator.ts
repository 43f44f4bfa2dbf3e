import { actuatorForm } from './record-form/actuator-form.ts';
import { writeNewRecord } from './record-form/write-new-record.ts';

/** Runs the command with its arguments; returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> => writeNewRecord(actuatorForm, argv);

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
