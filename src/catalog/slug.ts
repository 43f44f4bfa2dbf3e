import { z } from 'zod';

/** The form of an actuator's or robot's id: lower-case letters, digits and hyphens, as in its URL. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** An id such as `cubemars-ak80-9`. */
export const slug = z.string().regex(SLUG_PATTERN, 'must be lower-case letters, digits and hyphens');
