import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { filtersOf, includesUnknown, type FilterTexts, type RangeControl } from './filter-controls.ts';
import { readQuantity } from './read-figure.ts';

/** Bounds on a figure, null for an open end, and whether unknown figures pass. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
  readonly withUnknown: boolean;
}

/** The bounds that the texts set. */
export function boundsIn({ field, min, max }: RangeControl, texts: FilterTexts): Bounds {
  const limitOf = (name: string | null): number | null =>
    name === null ? null : readQuantity(texts[name] ?? '', field.unit);
  return { min: limitOf(min), max: limitOf(max), withUnknown: includesUnknown(texts, field) };
}

/** The bounds that the texts set on a field's figures; open ones where it has no such filter. */
export function boundsOn(
  catalog: Catalog,
  field: ClientField,
  texts: FilterTexts,
): Omit<Bounds, 'withUnknown'> {
  const filter = filtersOf(catalog).find((candidate) => candidate.field.name === field.name);
  return filter?.kind === 'range' ? boundsIn(filter, texts) : { min: null, max: null };
}
