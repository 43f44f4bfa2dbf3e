import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { SLUG_PATTERN } from '../../../src/catalog/fields/value-schemas.ts';
import type { CatalogFiles } from '../catalog-files.ts';
import { LIST_FILES, schemaFor } from '../catalog-folder.ts';
import { shownValue, type Issue } from '../issue.ts';
import type { Rule } from '../rule.ts';
import { schemaIssues } from '../schema-issues.ts';

/** Rules on the path and the format of each file. */
export const YAML_FILE_RULES: readonly Rule[] = [
  {
    // A file that can't be read is named with its line.
    name: 'valid-yaml',
    description: 'Each file is YAML with each key once.',
    check: ({ all }) => all.flatMap(({ issues }) => issues),
  },
  {
    // A file elsewhere would never be read, and without its lists the catalog has no names.
    name: 'file-names',
    description: 'Each file is in a folder that is read and ends in .yaml, and no list is missing.',
    check: (files) => [...strayFiles(files), ...missingLists(files)],
  },
  {
    // Ids are made of folder and file names, and are part of public addresses.
    name: 'slugs',
    description: 'Names of brand folders and of record files are lower-case letters, digits and hyphens.',
    check: ({ folder, actuators, robots }) => {
      const named = [...actuators, ...robots].flatMap(({ records, brand, path, model }) => [
        [`${folder}/${records}/${brand}`, brand] as const,
        [path, model] as const,
      ]);
      return [...new Map(named)]
        .filter(([, name]) => !SLUG_PATTERN.test(name))
        .map(([file, name]) => ({ file, field: '', found: shownValue(name), wanted: A_SLUG }));
    },
  },
  {
    // The zod schemas of `src/catalog`, every issue of every file.
    name: 'known-keys-and-types',
    description:
      'Each file has the keys that it must have and no unknown ones, each with a value of its type.',
    check: ({ all }) =>
      all.flatMap(({ path, name, value, issues }) => {
        const schema = issues.length > 0 ? null : schemaFor(name);
        return schema === null ? [] : schemaIssues(path, value, schema);
      }),
  },
  {
    // Pages and API list the categories as this file does.
    name: 'categories-complete',
    description: 'categories.yaml has every category once, in the order in which the service lists them.',
    check: ({ folder, categories }) => {
      const found = (categories ?? []).map(({ slug }) => slug).join(', ');
      const wanted = CATEGORIES.join(', ');
      if (categories === null || found === wanted) return [];
      return [
        { file: `${folder}/${LIST_FILES.categories.name}`, field: 'slug', found: found || 'none', wanted },
      ];
    },
  },
  {
    // The filter `brand` ignores case, so two such names would be one brand.
    name: 'unique-brand-names',
    description: 'No two brands have the same name, whatever its case.',
    check: ({ folder, brands }) => {
      const byName = Map.groupBy(Object.entries(brands ?? {}), ([, { name }]) => name.toLowerCase());
      return Array.from(byName.values()).flatMap(([first, ...others]) =>
        others.map(([slug, { name }]) => ({
          file: `${folder}/${LIST_FILES.brands.name}`,
          field: `${slug}.name`,
          found: shownValue(name),
          wanted: `a name of its own; ${first?.[0]} has it: keep one of the two`,
        })),
      );
    },
  },
];

const A_SLUG = 'lower-case letters, digits and hyphens, such as ak80-9: the name becomes part of the id';

const LIST_NAMES = Object.values(LIST_FILES).map(({ name }) => name);

const KNOWN_PLACES = [
  'actuators/<brand>/<model>.yaml',
  'robots/<brand>/<model>.yaml',
  'releases/<version>.yaml',
  ...LIST_NAMES,
].join(', ');

const strayFiles = ({ all, folder }: CatalogFiles): Issue[] =>
  all
    .filter(({ name }) => schemaFor(name) === null)
    .map(({ path }) => ({
      file: path,
      field: '',
      found: 'a file at an unknown path',
      wanted: `one of ${KNOWN_PLACES} in ${folder}`,
    }));

const missingLists = ({ all, folder }: CatalogFiles): Issue[] =>
  LIST_NAMES.filter((list) => !all.some(({ name }) => name === list)).map((list) => ({
    file: `${folder}/${list}`,
    field: '',
    found: 'no such file',
    wanted: 'the list that the repository has here',
  }));
