import type { Fault } from '../fault.ts';
import type { CatalogFiles } from '../files.ts';
import { LIST_FILES, schemaFor } from '../folder.ts';
import type { Rule } from '../rule.ts';

const KNOWN_PLACES = [
  'actuators/<brand>/<model>.yaml',
  'robots/<brand>/<model>.yaml',
  'releases/<version>.yaml',
  ...Object.values(LIST_FILES).map(({ place }) => place),
].join(', ');

/** A file elsewhere would never be read, and without its lists the catalog has no names. */
export const filePlaces: Rule = {
  name: 'file-places',
  description: 'Each file lies where the catalog is read, ends in .yaml, and no list is missing.',
  check: (files) => [...strayFiles(files), ...missingLists(files)],
};

const strayFiles = ({ all, folder }: CatalogFiles): Fault[] =>
  all
    .filter(({ place }) => schemaFor(place) === null)
    .map(({ path }) => ({
      file: path,
      field: '',
      found: 'a file in no known place',
      wanted: `one of ${KNOWN_PLACES} in ${folder}`,
    }));

const missingLists = ({ all, folder }: CatalogFiles): Fault[] =>
  Object.values(LIST_FILES)
    .filter((list) => !all.some(({ place }) => place === list.place))
    .map(({ place }) => ({
      file: `${folder}/${place}`,
      field: '',
      found: 'no such file',
      wanted: 'the list, as in the project',
    }));
