import type { Unit } from '../../../catalog/fields/units.ts';

/** A phrase with the filter that it stands for. */
export interface FilterWord {
  /** Its folded letters and digits. */
  readonly phrase: string;
  readonly filter: string;
  /** Null where the reader has to choose it. */
  readonly value: string | null;
  /** The field that it is about; null if there is none. */
  readonly field: string | null;
  readonly unit: Unit | null;
  /** The better end of the field; null if that depends on the purpose, or without a field. */
  readonly better: 'more' | 'less' | null;
}
