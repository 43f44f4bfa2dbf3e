import { z } from 'zod';
import { walked } from './asking.ts';

// Physics checks are not in the files, so the service is asked for doubts: its filters must agree with its
// records.

const record = z.object({ id: z.string(), doubts: z.array(z.unknown()) });

function doubtedIn(path: string, schema: string): string[] {
  const { found } = walked({ path, query: { fields: 'doubts' }, schema, sizes: [100] });
  return found.flatMap((one) => {
    const { id, doubts } = record.parse(one);
    return doubts.length > 0 ? [id] : [];
  });
}

/** The ids of actuators and robots with a doubtful figure. */
export const DOUBTED: ReadonlySet<string> = new Set([
  ...doubtedIn('/api/v1/actuators', 'ActuatorSelectionList'),
  ...doubtedIn('/api/v1/robots', 'RobotSelectionList'),
]);
