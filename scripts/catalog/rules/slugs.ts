import { SLUG_PATTERN } from '../../../src/catalog/fields/values.ts';
import { type Fault, shownValue } from '../fault.ts';
import type { CatalogFiles } from '../files.ts';
import type { Rule } from '../rule.ts';

const WANTED = 'lower-case letters, digits and hyphens, such as ak80-9: the name becomes part of the id';

/** Folder and file names make the ids, which are part of public addresses. */
export const slugs: Rule = {
  name: 'slugs',
  description: 'Names of brand folders and of record files are lower-case letters, digits and hyphens.',
  check: (files) => [...badFolders(files), ...badNames(files)],
};

const isSlug = (name: string): boolean => SLUG_PATTERN.test(name);

function badFolders({ folder, actuators, robots }: CatalogFiles): Fault[] {
  const brands = new Map(
    [...actuators, ...robots].map(({ records, brand }) => [`${folder}/${records}/${brand}`, brand]),
  );
  return Array.from(brands)
    .filter(([, brand]) => !isSlug(brand))
    .map(([path, brand]) => ({ file: path, field: '', found: shownValue(brand), wanted: WANTED }));
}

const badNames = ({ actuators, robots }: CatalogFiles): Fault[] =>
  [...actuators, ...robots]
    .filter(({ model }) => !isSlug(model))
    .map(({ path, model }) => ({ file: path, field: '', found: shownValue(model), wanted: WANTED }));
