import { kindFieldOf, tagsBeside, withoutMoment } from '../../catalog/condition-tags.ts';
import type { CopiedField } from './catalog-copy.ts';
import type { Listed } from './listed.ts';

/** THE TABLE of figures that are not all of one kind: the field that tells the kind, and the kind that stands apart, in a word. */
const APART: Readonly<Record<string, readonly [kindField: string, kind: string, word: string]>> = {
  peak_torque_nm: ['peak_torque_kind', 'stall', 'stall'],
  torque_density_nm_per_kg: ['peak_torque_kind', 'stall', 'stall'],
  price_per_nm: ['peak_torque_kind', 'stall', 'stall'],
  kt_nm_per_a: ['kt_side', 'motor', 'motor side'],
};

/** The word that tells an actuator's figure from those of the other kind, such as `stall`; null where none is needed. */
export function apartWord({ figures }: Pick<Listed, 'figures'>, field: string): string | null {
  const [kindField, kind, word] = APART[field] ?? [];
  if (kindField === undefined || word === undefined || (figures[field] ?? null) === null) return null;
  return figures[kindField] === kind ? word : null;
}

/** What kind of figure an actuator's is, and when it holds; what follows from the peak torque is of its kind. */
export const kindsOf = ({ tags }: Pick<Listed, 'tags'>, field: string): readonly string[] =>
  tags[kindFieldOf(field)] ?? [];

/** What kind of figure an actuator's is, and when it holds, as far as the title does not say so; none for an unknown one. */
export const tagsOf = (
  actuator: Pick<Listed, 'figures' | 'tags'>,
  { name, title }: Pick<CopiedField, 'name' | 'title'>,
  kinds: readonly string[] = kindsOf(actuator, name),
): string[] => ((actuator.figures[name] ?? null) === null ? [] : tagsBeside(title, kinds));

/** The kinds alone, without voltages and times, for a line of a table. */
export function kindWordsOf(
  actuator: Pick<Listed, 'figures' | 'tags'>,
  field: Pick<CopiedField, 'name' | 'title'>,
): string[] {
  const kinds = kindsOf(actuator, field.name).map(withoutMoment);
  return tagsOf(
    actuator,
    field,
    kinds.filter((kind) => kind !== ''),
  );
}

/** Whether a field tells the kind of another, beside which it is shown as a tag. */
export const isKindField = (field: string): boolean => Object.values(APART).some(([kindField]) => kindField === field);
