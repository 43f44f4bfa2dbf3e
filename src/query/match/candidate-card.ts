import { z } from 'zod';
import { condition } from '../../catalog/fields/evidence/condition.ts';
import { TRUST_FIELDS } from '../../catalog/fields/evidence/kinds-and-doubts.ts';
import { torqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import type { MatchCard } from './judge/check.ts';
import { JOINT_QUESTION } from './question/parse-match.ts';

const stated = z.object({
  name: z.string(),
  brand: z.string(),
  url: z.string(),
  api_url: z.string(),
  gear_ratio: z.string().nullable(),
  torque_speed_points: z.array(torqueSpeedPoint).nullable(),
  price_stated_by: TRUST_FIELDS.price_stated_by.schema,
});

/** The published values of the fields that are compared with accepted values. */
const accepted = z.object(
  Object.fromEntries(
    JOINT_QUESTION.rows.flatMap((row) =>
      row.sense === 'accepts' || row.sense === 'any of' ? [[row.field, z.unknown()]] : [],
    ),
  ),
);

const conditions = z.record(z.string(), condition);

/** The kinds and doubts by which its figures can be trusted. */
const trust = z.object({ kinds: TRUST_FIELDS.kinds.schema, doubts: TRUST_FIELDS.doubts.schema });

/** The members of an actuator that its card contains. */
export const CARD_MEMBERS = [stated, accepted, trust].flatMap(({ shape }) => Object.keys(shape));

/** The card of an actuator, from the members of its record and the conditions of its figures. */
export const readCard = (members: unknown, conditionsHere: unknown): MatchCard => ({
  ...stated.parse(members),
  accepted: accepted.parse(members),
  conditions: conditions.parse(conditionsHere),
  trust: trust.parse(members),
});
