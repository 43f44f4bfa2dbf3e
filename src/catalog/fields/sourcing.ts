import { z } from 'zod';
import { SOURCE_KINDS } from '../files/source.ts';
import type { Fields } from './field.ts';
import { answered, slug, text } from './values.ts';

/**
 * The kinds of sources that state the figures of a record, and the figures on which its sources disagree, by
 * field.
 */
export interface Sourcing {
  /** The kind of the best source, or nobody in words. */
  readonly stated_by: Readonly<Record<string, (typeof SOURCE_KINDS)[number] | 'unstated'>>;
  /** The least and the greatest value that sources state; null where they agree on all. */
  readonly conflicts: Readonly<Record<string, { readonly least: number; readonly most: number }>> | null;
}

/** The names and the successor in an actuator's file, and its sources. */
export interface SourcingOrigin extends Sourcing {
  readonly aliases: readonly string[] | undefined;
  readonly replaced_by: string | undefined;
}

/** The rows that tell who states the figures of an actuator, and what else it is called. */
export const SOURCING_FIELDS = {
  stated_by: {
    in: 'derived',
    schema: z.record(text, z.enum([...SOURCE_KINDS, 'unstated'])),
    derive: ({ stated_by }) => stated_by,
    title: 'Stated by',
    says: 'The kind of the best source of each figure: `{"peak_torque_nm": "manufacturer"}`; `unstated` where no source has words for it. What is not named follows from others.',
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
