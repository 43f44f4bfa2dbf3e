import { shownValue } from '../fault.ts';
import { LIST_FILES } from '../folder.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** The folder of a record is the slug of its brand. */
export const brandExists: Rule = {
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
};

/** What a brand must be, with the brands of nearly the same name and how to add one. */
export const wantedBrand = (brand: string, brands: readonly string[]): string =>
  `a brand of ${LIST_FILES.brands.place}${nearestHint(brand, brands)}; a new one is added there as \`${brand}: { name: …, country: … }\``;
