import type { Joint } from '../../catalog/records.ts';
import { linesText, withAdded } from './lines.ts';

/** The motors of a robot's joints as an address names a list: by their actuators, or by their own ids where none is known. */
export const motorsOf = (joints: readonly Joint[]): string =>
  linesText(
    withAdded(
      [],
      joints.map(({ count, motor }) => ({ id: motor.actuator_id ?? motor.id, count })),
    ),
  );
