import type { Dataset } from './dataset.ts';

/** The names in a file: the slug of the maker, the model, and its aliases. */
interface NameFields {
  readonly brand: string;
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

/**
 * The other names of a record: its aliases, and each other name of its maker followed by the name of the
 * record.
 */
export const otherNames = (
  { brandAliases }: Pick<Dataset, 'brandAliases'>,
  { brand, name, aliases = [] }: NameFields,
): readonly string[] => [...aliases, ...(brandAliases.get(brand) ?? []).map((maker) => `${maker} ${name}`)];
