import type { DataQuality } from '../fields/evidence/kinds-and-doubts.ts';
import type { Figures, JointMotor } from '../records/figure.ts';
import { kindTexts } from './condition-tags.ts';
import { motorPath } from './disputes.ts';
import { kindFieldOf } from './figure-kind.ts';

/** The quality of figures, as answers state it next to them. */
export const trustOf = ({ all, doubts }: Figures): DataQuality => ({ kinds: kindTexts(all), doubts });

/** The quality of some of the figures; the kind of one that follows from a torque is the torque's. */
export const trustIn = ({ of, doubts }: Figures, fields: readonly string[]): DataQuality => ({
  kinds: kindTexts([...new Set(fields.map(kindFieldOf))].map(of)),
  doubts: doubts.filter(({ field }) => fields.includes(field)),
});

/** The quality of the figures of a robot and of the motors in its joints; those of motors under their paths. */
export function robotTrust(own: Figures, joints: readonly JointMotor[]): DataQuality {
  const ofMotors = joints.map(({ joint: { role }, figures }) => ({ role, ...trustOf(figures) }));
  return {
    kinds: Object.fromEntries(
      ofMotors.flatMap(({ role, kinds }) =>
        Object.entries(kinds).map(([field, kind]) => [motorPath(role, field), kind]),
      ),
    ),
    doubts: [
      ...own.doubts,
      ...ofMotors.flatMap(({ role, doubts }) =>
        doubts.map(({ field, reason }) => ({ field: motorPath(role, field), reason })),
      ),
    ],
  };
}
