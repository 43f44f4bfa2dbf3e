import { writeNewRecord } from './record-form/command.ts';
import { robotForm } from './record-form/robot-form.ts';

/** Does what the arguments ask for; gives an exit code. */
export const main = (argv: readonly string[]): Promise<number> => writeNewRecord(robotForm, argv);

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
