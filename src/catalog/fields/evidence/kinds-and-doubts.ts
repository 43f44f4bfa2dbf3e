import { z } from 'zod';
import type { Fields } from '../field.ts';
import { text } from '../value-schemas.ts';
import { doubt, type Doubt } from './doubt.ts';
import { maybePriceStatedBy, type PriceStatedBy } from './source.ts';

/** The quality of the figures of a record, which answers show next to the figures. */
export interface DataQuality {
  /** The kind of each figure in words, by field: `stall at 12 V`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly doubts: readonly Doubt[];
}

/** The quality of the figures of a record, and who states its price. */
export interface DataQualityOrigin extends DataQuality {
  readonly price_stated_by: PriceStatedBy | null;
}

/** The rows for the quality of a record's figures. */
export const TRUST_FIELDS = {
  price_stated_by: {
    in: 'derived',
    schema: maybePriceStatedBy,
    derive: ({ price_stated_by }) => price_stated_by,
    title: 'Price stated by',
    says: 'The source of the price: the maker, a shop, a list of parts or other notes of a third party, or a paper. Null without a price.',
    brief: true,
  },
  kinds: {
    in: 'derived',
    schema: z.record(text, text),
    derive: ({ kinds }) => kinds,
    title: 'Kinds of figures',
    says: 'The kind and conditions of each figure, as far as sources state them: `{"peak_torque_nm": "stall at 12 V"}`.',
  },
  doubts: {
    in: 'derived',
    schema: z.array(doubt),
    derive: ({ doubts }) => doubts,
    title: 'Doubts',
    says: 'Doubtful figures, and why: they contradict other figures or physics. They may still be correct.',
  },
} as const satisfies Fields<DataQualityOrigin>;
