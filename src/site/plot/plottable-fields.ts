import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';

/** The fields that an axis can show: those that are numbers. */
export const plottable = ({ fields }: Pick<Catalog, 'fields'>): ClientField[] =>
  fields.filter(({ kind }) => kind === 'number');
