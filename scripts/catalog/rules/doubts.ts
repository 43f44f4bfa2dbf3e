import { familyOf } from '../../../src/query/alternatives/model-family.ts';
import type { ActuatorKeys, RecordEntry } from '../catalog-files.ts';
import { LIST_FILES } from '../catalog-folder.ts';
import { actuatorFigures } from '../figures-in-files.ts';
import type { Rule } from '../rule.ts';

/** An actuator's file with its figures by name. */
interface Variant extends RecordEntry<ActuatorKeys> {
  readonly family: string;
  readonly figures: ReadonlyMap<string, number>;
}

/** Two figures that differ by less than this fraction are one figure that two sources rounded. */
const SAME = 0.005;

/** Rules on doubts about figures. */
export const DOUBT_RULES: readonly Rule[] = [
  {
    // Otherwise a filter on doubts would keep one version of a model and leave out another with the same
    // figure.
    name: 'doubts-reach-variants',
    description:
      'A variant of a model with the same ratio and the same doubtful figures, of the same kind, is in a row of suspects.yaml as well.',
    check: ({ folder, actuators, suspects, isNamed }) => {
      const variants = actuators.map(variantOf);
      return (suspects ?? []).flatMap(({ ids, fields, explained }, index) => {
        if (explained !== undefined) return [];
        const doubted = variants.filter(({ id }) => ids.includes(id));
        const alike = variants.filter((variant) =>
          doubted.some((other) => isSameVersion(variant, other, fields)),
        );
        return alike.flatMap(({ id }) =>
          fields.every((field) => isNamed(id, field))
            ? []
            : {
                file: `${folder}/${LIST_FILES.suspects.name}`,
                field: `[${index}].ids`,
                found: `no ${id}`,
                wanted: `it as well, because its ${fields.join(' and ')} follow from the same arithmetic, or a row that explains them`,
              },
        );
      });
    },
  },
];

const variantOf = (entry: RecordEntry<ActuatorKeys>): Variant => ({
  ...entry,
  family: familyOf({ brand: entry.brand, name: entry.value.name ?? entry.model }),
  figures: new Map(
    actuatorFigures(entry.value).flatMap(({ key, value }) =>
      typeof value === 'number' ? [[key, value] as const] : [],
    ),
  ),
});

/** True if an actuator has the figures of another version of its model. */
const isSameVersion = (one: Variant, other: Variant, fields: readonly string[]): boolean =>
  one.id !== other.id &&
  one.family === other.family &&
  one.value.specs?.gear_ratio === other.value.specs?.gear_ratio &&
  fields.every((field) => {
    const own = one.figures.get(field);
    const its = other.figures.get(field);
    const isSame = own !== undefined && its !== undefined && Math.abs(own - its) <= SAME * Math.abs(its);
    return isSame && kindIn(one, field) === kindIn(other, field);
  });

const kindIn = ({ value }: Variant, field: string): string | undefined =>
  kindsOf(value.conditions)[field]?.kind;

const kindsOf = (
  conditions: ActuatorKeys['conditions'] = {},
): Readonly<Record<string, { readonly kind?: string | undefined } | undefined>> => conditions;
