import { torqueSpeedOf } from '../../catalog/torque-speed-document.ts';
import { STATIC_OF_RECORD, type OperationRow } from '../operation.ts';

/** The operation that tells the torque of an actuator over its speed. */
export const TORQUE_SPEED_OPERATIONS = [
  {
    ...STATIC_OF_RECORD,
    id: 'get_actuator_torque_speed',
    path: '/api/v1/actuators/{id}/torque-speed',
    tag: 'Actuators',
    summary: 'Get the torque of an actuator over its speed.',
    description:
      'The corners of two curves at the output: the torque for a moment, and the torque that lasts. At each speed `least_nm` is what stated figures prove and `most_nm` what ' +
      'they do not exclude; between the two they leave it open. Both are straight between corners, and two corners of one speed are a jump. `basis` names the figures from ' +
      'which they follow, `assumptions` what is assumed besides. Of a stall torque half counts as certain.',
    pathId: { says: 'Slug of the actuator.', records: 'actuators' },
    schema: 'TorqueSpeed',
    example: { id: 'unitree-go-m8010-6' },
    document: ({ dataset }, id) => {
      const [actuator, entry] = [dataset.actuatorById.get(id), dataset.actuatorEntries.get(id)];
      return actuator && entry && torqueSpeedOf(actuator, entry);
    },
  },
] as const satisfies readonly OperationRow[];
