import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import type { PlotSize } from './scale.ts';
import { scatterOf, type Dot, type Scatter } from './scatter.ts';

/** Draws torque against mass: of all actuators, or of some among all. */
export const torqueMass = (
  catalog: Catalog,
  { size, of = catalog.actuators }: { readonly size: PlotSize; readonly of?: readonly ListedActuator[] },
): Scatter =>
  scatterOf(
    catalog,
    {
      matches: of,
      among: catalog.actuators,
      x: fieldOf(catalog, 'weight_g'),
      y: fieldOf(catalog, 'peak_torque_nm'),
    },
    size,
  );

function fieldOf({ fieldByName }: Catalog, name: string): ClientField {
  const field = fieldByName.get(name);
  if (field === undefined) throw new Error(`The copy of the catalog has no ${name}.`);
  return field;
}

/** Fields by which a plot can highlight actuators, named like the explorer's filters, each with its test. */
const SUBJECTS = {
  category: ({ category }, value) => category === value,
  brand: ({ brand }, value) => brand === value,
  use_case: ({ figures }, value) => Array.isArray(figures.use_cases) && figures.use_cases.includes(value),
} as const satisfies Readonly<Record<string, (actuator: ListedActuator, value: string) => boolean>>;

/** The value that all highlighted actuators of a plot share. */
export interface Subject {
  readonly field: keyof typeof SUBJECTS;
  readonly value: string;
}

/** Whether a name is of what actuators can have in common. */
export const isSubjectField = (name: string | undefined): name is Subject['field'] =>
  name !== undefined && Object.hasOwn(SUBJECTS, name);

/** The actuators that a picture is of; all without a subject. */
export const subjectOf = ({ actuators }: Catalog, subject: Subject | null): readonly ListedActuator[] =>
  subject === null
    ? actuators
    : actuators.filter((actuator) => SUBJECTS[subject.field](actuator, subject.value));

// A name is a line of text, and its dot has a name of its own above it.
const APART = 40;

/** The dots of the front that are named in a picture: so far apart that no name runs into another. */
export const namedDots = ({ front }: Scatter): Dot[] =>
  (front ?? []).reduce<Dot[]>((kept, candidate) => {
    const last = kept.at(-1);
    return last === undefined || Math.abs(last.y - candidate.y) >= APART ? [...kept, candidate] : kept;
  }, []);
