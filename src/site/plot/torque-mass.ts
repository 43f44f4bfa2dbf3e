import type { CopiedField } from '../copy/catalog-copy.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { scatterOf, type PlotSize, type Scatter } from './scatter.ts';

/** Draws torque against mass: of all actuators, or of some among all. */
export const torqueMass = (
  catalog: Catalog,
  { size, of = catalog.actuators }: { readonly size: PlotSize; readonly of?: readonly Listed[] },
): Scatter =>
  scatterOf(
    catalog,
    { matches: of, among: catalog.actuators, x: fieldOf(catalog, 'weight_g'), y: fieldOf(catalog, 'peak_torque_nm') },
    size,
  );

function fieldOf({ fieldByName }: Catalog, name: string): CopiedField {
  const field = fieldByName.get(name);
  if (field === undefined) throw new Error(`The copy of the catalog has no ${name}.`);
  return field;
}

/** Which actuators a picture is of: those with a value of a field; all when it is null. */
export interface Subject {
  readonly field: 'category' | 'brand';
  readonly value: string;
}

/** The actuators that a picture is of. */
export const subjectOf = ({ actuators }: Catalog, subject: Subject | null): readonly Listed[] =>
  subject === null ? actuators : actuators.filter((actuator) => actuator[subject.field] === subject.value);
