import { z } from 'zod';
import { figure } from './value-schemas.ts';

/** A point of a torque-speed curve that a source states as numbers: a torque at a speed, at the output. */
export const torqueSpeedPoint = z
  .strictObject({
    torque_nm: z.number().min(0).describe('Torque at the output, N·m.'),
    speed_rpm: z.number().min(0).describe('Speed of the output at this torque, rpm.'),
    kind: z
      .enum(['continuous', 'intermittent'])
      .describe('Whether the actuator can stay there, or only for a time.'),
    voltage_v: figure.optional().describe('At this supply voltage, V.'),
  })
  .describe('A torque at a speed, at the output, as a source states it.');

export type TorqueSpeedPoint = Readonly<z.infer<typeof torqueSpeedPoint>>;
