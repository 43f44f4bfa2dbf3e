import { z } from 'zod';
import { TRUST_FIELDS } from '../catalog/fields/trust.ts';
import type { MatchCard } from './match-checks.ts';
import { REQUIREMENTS } from './requirements.ts';

const named = z.object({
  name: z.string(),
  brand: z.string(),
  url: z.string(),
  api_url: z.string(),
  gear_ratio: z.string().nullable(),
});

const accepted = z.object(
  Object.fromEntries(REQUIREMENTS.flatMap((row) => ('through' in row ? [] : [[row.field, z.unknown()]]))),
);

const conditions = z.record(z.string(), z.unknown());

const trust = z.object({ kinds: TRUST_FIELDS.kinds.schema, doubts: TRUST_FIELDS.doubts.schema });

/** The members of an actuator that are on its card. */
export const CARD_MEMBERS = [named, accepted, trust].flatMap(({ shape }) => Object.keys(shape));

/** The card of an actuator, from the members of its record and the conditions of its figures. */
export const readCard = (members: unknown, conditionsHere: unknown): MatchCard => ({
  ...named.parse(members),
  accepted: accepted.parse(members),
  conditions: conditions.parse(conditionsHere),
  trust: trust.parse(members),
});
