import { z } from 'zod';
import { kindTexts } from '../evidence/condition-tags.ts';
import { condition } from '../fields/evidence/condition.ts';
import { TRUST_FIELDS } from '../fields/evidence/kinds-and-doubts.ts';
import { torqueSpeedPoint } from '../fields/torque-speed-point.ts';
import { slug, text } from '../fields/value-schemas.ts';
import type { Figures } from '../records/figure.ts';
import { actuator, type Actuator } from '../records/record-schemas.ts';
import { bothCorners } from './actuator-corners.ts';
import { basisOf } from './curve-basis.ts';
import { driveFiguresOf } from './drive-figures.ts';

/** The assumptions of the law of torque and speed, which every answer by this law states. */
export const ASSUMPTIONS = [
  'The torques and speeds that an actuator reaches form a convex region. This holds under a limit of current and a limit of voltage, and with field weakening for a range of constant power up to about 4 : 1.',
  'Between a stall torque and a no-load speed at one voltage the torque falls on a straight line, unless a published point lies above it.',
  'Half of a stall torque counts as proved: at that load a motor gives its highest power; above it, mostly heat.',
  'Braking counts like driving. Temperature and the sag of the supply are not modelled.',
] as const;

const torque = (description: string) => z.number().min(0).nullable().describe(description);

/** A corner of a curve. */
export const corner = z.strictObject({
  speed_rpm: z.number().min(0).describe('At the output, rpm.'),
  least_nm: torque(
    'The torque that stated figures prove, N·m; half of a stall torque or one of unstated kind. Null where they prove none.',
  ),
  most_nm: torque(
    'The highest torque that stated figures leave possible, N·m. Null where they set no limit.',
  ),
});

/** The torque of an actuator over its speed, as far as stated figures decide it. */
export const torqueSpeed = z
  .strictObject({
    id: slug.describe('Slug of the actuator.'),
    voltage_v: actuator.shape.voltage_v,
    intermittent: z
      .array(corner)
      .describe(
        'The corners of the curve for a moment, by speed. It is straight between them and flat after the last; two at the same speed are a jump. Empty if nothing is known.',
      ),
    continuous: z.array(corner).describe('The corners of the continuous curve.'),
    basis: z
      .array(
        z.strictObject({
          field: text.describe('Field of the actuator.'),
          value: z.union([z.number(), z.string(), z.array(torqueSpeedPoint)]).describe('Its value.'),
          conditions: condition
            .nullable()
            .describe('The kind and conditions of the figure. Null when no source states any.'),
        }),
      )
      .describe('The stated figures from which both curves follow.'),
    kinds: TRUST_FIELDS.kinds.schema.describe('The kind of each of these figures, in words.'),
    assumptions: z.array(text).describe('Further assumptions.'),
  })
  .meta({
    id: 'TorqueSpeed',
    description:
      'At each speed, the torque that stated figures prove and the highest that they leave possible.',
  });

/** The curves of an actuator as stated, at its own supply, with the figures behind them. */
export function torqueSpeedOf({ id, voltage_v }: Pick<Actuator, 'id' | 'voltage_v'>, figures: Figures) {
  const drive = driveFiguresOf(figures);
  const basis = basisOf(drive, 'intermittent');
  return {
    id,
    voltage_v,
    ...bothCorners(drive),
    basis,
    kinds: kindTexts(basis),
    assumptions: ASSUMPTIONS,
  };
}
