import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/listed.ts';

/** The fields that an axis can show: numbers with a unit or a direction. */
export const plottable = ({ fields }: Pick<Catalog, 'fields'>): ClientField[] =>
  fields.filter(({ kind }) => kind === 'number');
