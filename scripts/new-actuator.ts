import { actuatorForm } from './record-form/actuator-form.ts';
import { writeNewRecord } from './record-form/command.ts';

process.exitCode = await writeNewRecord(actuatorForm, process.argv.slice(2));
