import { z } from 'zod';
import type { Fields } from '../field.ts';
import { answered, slug, text } from '../value-schemas.ts';
import { SOURCE_KINDS } from './source.ts';

/** The mark of a value without a quote, in one of the few fields that filters use anyway. */
export const OUR_READING = 'our_reading';

/** The kind of the best source of a figure, or why none is named. */
export const STATED_BY = [...SOURCE_KINDS, OUR_READING, 'unstated'] as const;

/** `STATED_BY`, or `derived` for a figure that follows from others. */
export type Mark = (typeof STATED_BY)[number] | 'derived';

/**
 * The kinds of sources that state the figures of a record, and the figures on which its sources disagree, by
 * field.
 */
export interface Sourcing {
  readonly stated_by: Readonly<Record<string, Mark>>;
  /** The least and the greatest value that sources state; null where they agree on all. */
  readonly conflicts: Readonly<Record<string, { readonly least: number; readonly most: number }>> | null;
}

/** The names and the successor in an actuator's file, and its sources. */
export interface SourcingOrigin extends Sourcing {
  readonly aliases: readonly string[] | undefined;
  readonly replaced_by: string | undefined;
}

/** The rows for the sources of an actuator's figures and for its other names. */
export const SOURCING_FIELDS = {
  our_reading: {
    in: 'derived',
    schema: z.array(text),
    derive: ({ stated_by }) =>
      Object.entries(stated_by).flatMap(([field, by]) => (by === OUR_READING ? field : [])),
    title: 'Our reading',
    says: 'Fields without a quote for their value: `availability`, `backdrivable`, `comm`, `control_modes`, `encoder` or `integrated_driver`.',
  },
  stated_by: {
    in: 'derived',
    schema: z.record(text, z.enum(STATED_BY)),
    derive: ({ stated_by }) => stated_by,
    title: 'Stated by',
    says: 'The kind of the best source of each figure: `{"peak_torque_nm": "manufacturer"}`; `our_reading` or `unstated` where no source has words for it. Fields that are absent here are computed from others.',
  },
  conflicts: {
    in: 'derived',
    schema: z.record(text, z.strictObject({ least: z.number(), most: z.number() })).nullable(),
    derive: ({ conflicts }) => conflicts,
    title: 'Conflicts',
    says: 'Figures on which sources disagree, with the least and the greatest value: `{"length_mm": {"least": 56, "most": 58}}`. Null where they agree.',
  },
  aliases: {
    in: 'derived',
    schema: answered.aliases,
    derive: ({ aliases }) => aliases,
    title: 'Aliases',
    says: 'Other names that people use. Null where none is known.',
  },
  replaced_by: {
    in: 'derived',
    schema: slug.nullable(),
    derive: ({ replaced_by }) => replaced_by,
    title: 'Replaced by',
    says: "Id of the maker's successor. Null where none is known.",
  },
} as const satisfies Fields<SourcingOrigin>;
