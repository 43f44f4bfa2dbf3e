import { motorPath } from '../../../src/catalog/evidence/disputes.ts';
import { motorsIn, type RecordEntry, type RobotKeys } from '../catalog-files.ts';
import { LIST_FILES } from '../catalog-folder.ts';
import { actuatorFigures, robotFigures } from '../figures-in-files.ts';
import { shownValue, type Issue } from '../issue.ts';
import { nearestHint } from '../nearest-hint.ts';
import type { Rule } from '../rule.ts';

/** Rules on names that must exist: brands, tags, records, figures. */
export const REFERENCE_RULES: readonly Rule[] = [
  {
    // The folder of a record is the slug of its brand.
    name: 'brand-exists',
    description: 'The folder of each actuator and robot is a brand of brands.yaml.',
    check: ({ brands, actuators, robots }) =>
      [...actuators, ...robots]
        .filter(({ brand }) => brands !== null && !Object.hasOwn(brands, brand))
        .map(({ path, brand }) => ({
          file: path,
          field: 'brand',
          found: shownValue(brand),
          wanted: wantedBrand(brand, Object.keys(brands ?? {})),
        })),
  },
  {
    // A tag without a sentence would be a filter without a description.
    name: 'use-case-exists',
    description: 'Each use case of an actuator is a tag of use-cases.yaml.',
    check: ({ useCases, actuators }) => {
      if (useCases === null) return [];
      const tags = Object.keys(useCases);
      return actuators.flatMap(({ path, value }) =>
        (value.use_cases ?? []).flatMap((tag, index) => {
          if (tags.includes(tag)) return [];
          const wanted = `a tag of ${LIST_FILES.useCases.name}${nearestHint(tag, tags)}`;
          return [{ file: path, field: `use_cases[${index}]`, found: shownValue(tag), wanted }];
        }),
      );
    },
  },
  {
    // A link of a robot must lead to an actuator.
    name: 'actuator-reference-exists',
    description: "Each actuator that a robot's motor names is in the catalog.",
    check: ({ actuators, robots }) => {
      const ids = new Set(actuators.map(({ id }) => id));
      return motorsIn(robots).flatMap(({ file, field, motor: { actuator } }) => {
        if (actuator === undefined || ids.has(actuator)) return [];
        const wanted = `the id of an actuator, <brand>-<model>${nearestHint(actuator, [...ids])}`;
        return [{ file, field: `${field}.actuator`, found: shownValue(actuator), wanted }];
      });
    },
  },
  {
    // Readers of a discontinued actuator are led to its successor.
    name: 'successor-exists',
    description: 'Each actuator that replaces another is in the catalog, and none replaces itself.',
    check: ({ actuators }) => {
      const ids = new Set(actuators.map(({ id }) => id));
      return actuators.flatMap(({ path, id, value: { replaced_by } }) => {
        if (replaced_by === undefined || (ids.has(replaced_by) && replaced_by !== id)) return [];
        const wanted = `the id of another actuator${nearestHint(replaced_by, [...ids])}`;
        return [{ file: path, field: 'replaced_by', found: shownValue(replaced_by), wanted }];
      });
    },
  },
  {
    // An alias may name several variants of a model, but one that repeats a name only clutters the search.
    name: 'other-names',
    description: 'No alias of an actuator is its name, or that of another actuator of its maker.',
    check: ({ actuators }) => {
      const nameOf = (brand: string, name = ''): string => `${brand} ${name.toLowerCase()}`;
      const names = new Set(actuators.map(({ brand, value: { name } }) => nameOf(brand, name)));
      return actuators.flatMap(({ path, brand, value: { aliases = [] } }) =>
        aliases.flatMap((alias, index): Issue[] => {
          if (!names.has(nameOf(brand, alias))) return [];
          const wanted = 'another name that people use, or none';
          return [{ file: path, field: `aliases[${index}]`, found: shownValue(alias), wanted }];
        }),
      );
    },
  },
  {
    // A doubt about a figure that has since been removed would be shown for ever.
    name: 'suspects-known',
    description: 'suspects.yaml names records of the catalog and figures that each of them has.',
    check: ({ folder, actuators, robots, suspects }) => {
      const file = `${folder}/${LIST_FILES.suspects.name}`;
      const figures = new Map([
        ...actuators.map(({ id, value }) => [id, actuatorFigures(value).map(({ key }) => key)] as const),
        ...robots.map((robot) => [robot.id, namesOfRobot(robot)] as const),
      ]);
      return (suspects ?? []).flatMap(({ ids, fields }, index) =>
        ids.flatMap((id, row): Issue[] => {
          const known = figures.get(id);
          if (known === undefined) {
            const wanted = `the id of a record${nearestHint(id, [...figures.keys()])}`;
            return [{ file, field: `[${index}].ids[${row}]`, found: shownValue(id), wanted }];
          }
          const wanted = `a figure that ${id} has, or no such row`;
          return fields
            .filter((field) => !known.includes(field))
            .map((field) => ({ file, field: `[${index}].fields`, found: shownValue(field), wanted }));
        }),
      );
    },
  },
];

/** The wanted brand of an issue: brands with a similar name, and the way to add one. */
export const wantedBrand = (brand: string, brands: readonly string[]): string =>
  `a brand of ${LIST_FILES.brands.name}${nearestHint(brand, brands)}; a new one is added there as \`${brand}: { name: …, country: … }\``;

/**
 * The names of a robot's figures and links: those of its motors under the paths of their joints, and for all
 * joints by themselves.
 */
const namesOfRobot = (robot: RecordEntry<RobotKeys>): readonly string[] => [
  ...robotFigures(robot.value).flatMap(({ key }) => {
    const [, index, field] = /^joints\[(\d+)\]\.motor\.(.+)$/.exec(key) ?? [];
    const role = robot.value.joints?.[Number(index)]?.role;
    return field === undefined || role === undefined ? key : [field, motorPath(role, field)];
  }),
  // The link to an actuator can be doubted like a figure.
  ...motorsIn([robot]).flatMap(({ role, motor }) =>
    motor.actuator === undefined ? [] : ['actuator', motorPath(role, 'actuator')],
  ),
];
