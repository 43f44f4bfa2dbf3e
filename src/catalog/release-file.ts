import { z } from 'zod';
import { slug } from './fields/values.ts';

/** The form of a release's name: its day and the start of the content's hash, `2026.11.21-3f2a9c1b20de`. */
export const RELEASE_PATTERN = /^\d{4}\.\d{2}\.\d{2}-[0-9a-f]{12}$/;

const releaseVersion = z.string().regex(RELEASE_PATTERN, 'must look like 2026.11.21-3f2a9c1b20de');

/** A field's value before and after; null where the field was or is absent. */
const change = z.tuple([z.json(), z.json()]);

/** What happened to the records of one kind since the release before; all lists are sorted by id. */
const recordChanges = z.strictObject({
  added: z.array(slug),
  /** By id, then by field: the key of the file, `conditions/<field>`, or `joints/<role>/<field>` of a robot. */
  changed: z.record(slug, z.record(z.string().min(1), change)),
  /** Old id -> the id that took its place. */
  moved: z.record(slug, slug),
  /** Old id -> why the record was taken away. */
  withdrawn: z.record(slug, z.string().min(1)),
});

/**
 * One file of `catalog/releases/`, written by `npm run release` and never by hand; its name is the version. Two fields
 * are listed as what went and what came: `sources` as their URLs, `claims` as the fields whose words were reread.
 */
export const releaseFile = z.strictObject({
  /** The release before it; absent in the first. */
  previous: releaseVersion.optional(),
  actuators: recordChanges,
  robots: recordChanges,
});

/** A release with its version. */
export const release = releaseFile.extend({ version: releaseVersion });

export type RecordChanges = Readonly<z.infer<typeof recordChanges>>;
export type ReleaseFile = Readonly<z.infer<typeof releaseFile>>;
export type Release = Readonly<z.infer<typeof release>>;
