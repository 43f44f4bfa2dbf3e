import { z } from 'zod';
import { slug } from './fields/values.ts';

const WITHDRAWN = 'withdrawn: ';

/** `moved.yaml`: an id that is no longer in the catalog, and the id that took its place or `withdrawn: <reason>`. */
export const movedFile = z.record(
  slug,
  z.string().regex(/^([a-z0-9-]+|withdrawn: \S.*)$/, 'must be an id, or "withdrawn: <reason>"'),
);

/** Where an id that is no longer in the catalog leads: to another id, or nowhere, for a reason. */
export type Destination = { readonly id: string } | { readonly withdrawn: string };

/** What a value of `moved.yaml` means. */
export const destination = (value: string): Destination =>
  value.startsWith(WITHDRAWN) ? { withdrawn: value.slice(WITHDRAWN.length) } : { id: value };
