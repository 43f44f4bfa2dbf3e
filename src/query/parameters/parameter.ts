import type { Unit } from '../../catalog/fields/units.ts';
import type { JsonSchema, Kind } from './kinds.ts';

/** A query parameter: its kind, a sentence, and an example. */
export interface Parameter<Value = unknown> {
  readonly kind: Kind<Value>;
  readonly says: string;
  /** The unit of its number. A value in another unit is refused, with the number to send. */
  readonly unit?: Unit | null;
  /** A value that finds something in the real catalog. */
  readonly example: string;
  /** True if the operation cannot answer without it. */
  readonly required?: boolean;
  /** The default. */
  readonly defaultValue?: Value;
  /** True if white space matters: then its text is not trimmed, and may be blank. */
  readonly readsBlank?: boolean;
  /** The name for it in other operations; if used here, this name is suggested. */
  readonly alsoCalled?: string;
}

/** Parameters by name, in the order in which documents show them. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** True if a parameter takes several values between commas. */
export const isList = ({ kind }: Pick<Parameter, 'kind'>): boolean =>
  kind.control === 'list' || kind.control === 'choices';

/** The JSON Schema of a parameter. */
export const schemaOf = ({ kind, defaultValue }: Parameter): JsonSchema => ({
  ...kind.json,
  ...(defaultValue !== undefined && { default: defaultValue }),
});
