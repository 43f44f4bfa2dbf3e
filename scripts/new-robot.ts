import { writeNewRecord } from './record-form/command.ts';
import { robotForm } from './record-form/robot-form.ts';

process.exitCode = await writeNewRecord(robotForm, process.argv.slice(2));
