import type { Unit } from '../../catalog/fields/units.ts';
import type { JsonSchema, Kind } from './kinds.ts';

/** A query parameter: its kind, a sentence, and an example. */
export interface Parameter<Value = unknown> {
  readonly kind: Kind<Value>;
  readonly says: string;
  /** The unit of its number: a value in another one is refused with the number to send. */
  readonly unit?: Unit | null;
  /** A value that gives a fruitful answer on the real catalog. */
  readonly example: string;
  /** True if the operation cannot answer without it. */
  readonly required?: boolean;
  /** The value that is meant where it is absent. */
  readonly defaultValue?: Value;
  /** True if white space means something to it: its text is not trimmed then, and may be blank. */
  readonly readsBlank?: boolean;
  /** The name that other operations use; suggested when it is used here. */
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
