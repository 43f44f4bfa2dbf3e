import { atLeast, first, numberOf, robotCalled, type RobotFile } from './catalog-files.ts';
import { call, get, listed, valueAt, valuesAt, type Question } from './question.ts';

/*
 * Questions of a close reader to which the service once gave wrong answers without a sign: limits of robot models that stood as
 * peak torques, and makers between commas that found nothing.
 */

const B2 = 'unitree-b2';
const LIMITS = { robot_id: B2, torque_kind: 'limit' };

/** The joints whose torques are limits of a model, by role. */
const limitsIn =
  (torque: string) =>
  (body: unknown): unknown[] =>
    valuesAt(body, 'data.*').map((joint) => [valueAt(joint, 'role'), valueAt(joint, torque)]);

const MAKERS = ['maxon', 'TQ-RoboDrive', 'Kollmorgen'];

/** Rated payload over the mass of the robot, to 4 digits; null where either is unknown. */
function payloadPerMass(robot: RobotFile): number | null {
  const [payload, mass] = [numberOf(robot, 'payload_kg'), numberOf(robot, 'weight_kg')];
  return payload === null || mass === null ? null : Number((payload / mass).toPrecision(4));
}

/** The questions of those who ask how far a figure can be trusted. */
export const TRUSTING: readonly Question[] = [
  {
    who: 'student',
    asks: 'Which torques of the B2 are limits of a robot model?',
    rest: {
      calls: [get(`/api/v1/joints?${new URLSearchParams({ ...LIMITS, fields: 'role,peak_torque_nm' }).toString()}`)],
      read: limitsIn('peak_torque_nm'),
    },
    mcp: { calls: [call('search_joints', LIMITS)], read: limitsIn('motor.peak_torque_nm') },
    expected: (files) =>
      robotCalled(files, B2).joints.flatMap(({ role, motor }) =>
        motor.conditions.peak_torque_nm?.kind === 'limit' ? [[role, motor.peak_torque_nm]] : [],
      ),
  },
  listed({
    who: 'builder',
    asks: 'maxon, TQ or Kollmorgen: at least 1 N·m and a bore of at least 20 mm',
    of: 'actuators',
    query: { brand: MAKERS.join(','), min_peak_torque_nm: 1, min_through_hole_mm: 20 },
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => MAKERS.includes(one.brand) && atLeast(one, 'peak_torque_nm', 1) && atLeast(one, 'through_hole_mm', 20),
      );
      const rows = first(those, () => 0, { most: 100 });
      return { total: rows.length, rows: rows.map(({ id }) => [id]) };
    },
  }),
  listed({
    who: 'buyer',
    asks: 'The five arms with the most payload for their own mass',
    of: 'robots',
    query: { kind: 'arm', has: 'payload_per_kg', sort: 'payload_per_kg', limit: 5 },
    figures: ['payload_per_kg'],
    expected: ({ robots }) => {
      const those = robots.filter((one) => one.kind === 'arm' && payloadPerMass(one) !== null);
      const best = first(those, payloadPerMass, { most: 5, isDescending: true });
      return { total: those.length, rows: best.map((one) => [one.id, payloadPerMass(one)]) };
    },
  }),
];
