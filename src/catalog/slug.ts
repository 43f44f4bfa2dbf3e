import { z } from 'zod';

/** The form of an actuator's or robot's id: lower-case letters, digits and hyphens, as in its URL. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** An id such as `cubemars-ak80-9`. */
export const slug = z.string().regex(SLUG_PATTERN, 'must be lower-case letters, digits and hyphens');

/** Names of operations below `/api/v1/actuators/` and `/api/v1/robots/`: no record may take one as its id. */
export const RESERVED_IDS: readonly string[] = ['compare', 'match', 'summary'];
