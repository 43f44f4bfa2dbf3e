import { z } from 'zod';
import { LIST_FILES, recordNamed, type CatalogFolder } from '../catalog/catalog-folder.ts';
import { compareText } from '../catalog/issue.ts';
import { parseFile } from '../catalog/parse-yaml.ts';

const keysAndValues = z.record(z.string(), z.json());

/** The keys of a record's file with their values, as they are written. */
export type Keys = z.infer<typeof keysAndValues>;

/**
 * The content of a catalog's files without a schema check, because an older release may not fit our schemas.
 */
export interface Content {
  readonly actuators: readonly Entry[];
  readonly robots: readonly Entry[];
  readonly [list: string]: unknown;
}

/** A record of a catalog: the brand and id of its path, and the keys of its file. */
export type Entry = Keys & { readonly id: string; readonly brand: string };

/** The content of a catalog's files. Throws where a file is not YAML with keys. */
export function contentOf({ folder, files }: CatalogFolder): Content {
  const parsed = files.map((file) => parseFile(folder, file));
  const entries = parsed.flatMap(({ name, value }) => {
    const record = recordNamed(name);
    return record === null ? [] : [{ ...record, keys: keysAndValues.parse(value) }];
  });
  const ofKind = (records: 'actuators' | 'robots') =>
    entries
      .filter((entry) => entry.records === records)
      .map(({ id, brand, keys }): Entry => ({ ...keys, id, brand }))
      .toSorted((one, other) => compareText(one.id, other.id));
  const lists = Object.values(LIST_FILES).map(({ name }): [string, unknown] => [
    name.replace('.yaml', '').replaceAll('-', '_'),
    parsed.find((file) => file.name === name)?.value,
  ]);
  return { ...Object.fromEntries(lists), actuators: ofKind('actuators'), robots: ofKind('robots') };
}
