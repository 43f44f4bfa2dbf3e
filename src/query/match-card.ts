import { z } from 'zod';
import type { Condition } from '../catalog/fields/condition.ts';
import { valueIn, type ActuatorProfile } from '../catalog/profile.ts';
import type { MatchCard } from './match-checks.ts';
import { ACCEPTED_RULES, BOUND_RULES } from './requirement.ts';

const ofEachField = z.object(
  Object.fromEntries([...BOUND_RULES, ...ACCEPTED_RULES].map(({ field }) => [field, z.unknown().optional()])),
);

/** The card of an actuator as the build has written it. */
export const matchCard = z.object({
  name: z.string(),
  brand: z.string(),
  url: z.string(),
  api_url: z.string(),
  gear_ratio: z.string().nullable(),
  accepted: ofEachField,
  conditions: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<MatchCard>;

/** The card of an actuator. */
export function cardOf(
  profile: ActuatorProfile,
  conditions: Readonly<Record<string, Condition | undefined>>,
): MatchCard {
  const { name, brand, url, api_url, gear_ratio } = profile.record;
  const accepted = Object.fromEntries(ACCEPTED_RULES.map(({ field }) => [field, valueIn(profile, field)]));
  return { name, brand, url, api_url, gear_ratio, accepted, conditions };
}
