import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { numberIn, type Catalog, type ListedActuator } from '../../client-catalog/load-catalog.ts';
import { spanOf, type PlotSize } from '../scale.ts';
import { scatterOf, type Dot, type Scatter } from '../scatter.ts';

/** Draws torque against mass: of all actuators, or of some among those near them, on axes that fit these. */
export const torqueMass = (
  catalog: Catalog,
  { size, of = catalog.actuators }: { readonly size: PlotSize; readonly of?: readonly ListedActuator[] },
): Scatter =>
  scatterOf(
    catalog,
    {
      matches: of,
      among: nearTo(of, catalog.actuators),
      x: fieldOf(catalog, 'weight_g'),
      y: fieldOf(catalog, 'peak_torque_nm'),
    },
    size,
  );

/** The factor beyond the figures of some actuators up to which others are shown. */
const NEAR = 1.25;

/** Some actuators with all others whose torque and mass are within their ranges, or a little beyond. */
function nearTo(of: readonly ListedActuator[], all: readonly ListedActuator[]): readonly ListedActuator[] {
  const spans = (['weight_g', 'peak_torque_nm'] as const).map((field) => ({
    field,
    span: spanOf(of.flatMap((actuator) => numberIn(actuator, field) ?? [])),
  }));
  const members = new Set(of);
  return all.filter(
    (actuator) =>
      members.has(actuator) ||
      spans.every(({ field, span }) => {
        const value = numberIn(actuator, field);
        return value !== null && span !== null && value >= span.least / NEAR && value <= span.most * NEAR;
      }),
  );
}

function fieldOf({ fieldByName }: Catalog, name: string): ClientField {
  const field = fieldByName.get(name);
  if (field === undefined) throw new Error(`The copy of the catalog has no ${name}.`);
  return field;
}

/** Fields by which a plot can highlight actuators, named like the finder's filters, each with its test. */
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

/** True if a name is that of a field that actuators can have in common. */
export const isSubjectField = (name: string | undefined): name is Subject['field'] =>
  name !== undefined && Object.hasOwn(SUBJECTS, name);

/** The actuators that a picture is of; all without a subject. */
export const subjectOf = ({ actuators }: Catalog, subject: Subject | null): readonly ListedActuator[] =>
  subject === null
    ? actuators
    : actuators.filter((actuator) => SUBJECTS[subject.field](actuator, subject.value));

// A name is a line of text, and its dot has a name of its own above it.
const APART = 40;

/** The dots of the front that are named in a picture: so far apart that their names do not overlap. */
export const namedDots = ({ front }: Scatter): Dot[] =>
  (front ?? []).reduce<Dot[]>((kept, candidate) => {
    const last = kept.at(-1);
    return last === undefined || Math.abs(last.y - candidate.y) >= APART ? [...kept, candidate] : kept;
  }, []);
