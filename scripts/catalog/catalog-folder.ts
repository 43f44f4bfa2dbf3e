import type { z } from 'zod';
import {
  actuatorFile,
  brandsFile,
  categoriesFile,
  movedFile,
  releaseFile,
  robotFile,
  suspectsFile,
  useCasesFile,
} from '../../src/catalog/files/yaml-schemas.ts';

/**
 * A file of the catalog; `name` is its path below the catalog's folder, with `/`:
 * `actuators/cubemars/ak80-9.yaml`.
 */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The files of a catalog; `folder` is the path under which a person knows it, as issues show it. */
export interface CatalogFolder {
  readonly folder: string;
  readonly files: readonly TextFile[];
}

/** The commented file that contributors copy; it is not part of the catalog. */
export const TEMPLATE = 'TEMPLATE.yaml';

/** The files that hold one list each, with the form of their values. */
export const LIST_FILES = {
  brands: { name: 'brands.yaml', schema: brandsFile },
  categories: { name: 'categories.yaml', schema: categoriesFile },
  useCases: { name: 'use-cases.yaml', schema: useCasesFile },
  moved: { name: 'moved.yaml', schema: movedFile },
  suspects: { name: 'suspects.yaml', schema: suspectsFile },
} as const;

/**
 * The folders that hold one file per record, `<folder>/<brand>/<model>.yaml`, with the form of their values.
 */
export const RECORD_FOLDERS = { actuators: actuatorFile, robots: robotFile } as const;

/** The names of these folders; an id is unique within each. */
export type RecordFolder = keyof typeof RECORD_FOLDERS;

/** The path of a record's file in parts, and the id that follows from it. */
export interface RecordName {
  readonly records: RecordFolder;
  readonly brand: string;
  readonly model: string;
  readonly id: string;
}

/** The record in a file of this name. Null for a list and for a file at an unknown path. */
export function recordNamed(name: string): RecordName | null {
  const [, records, brand, model] = /^(actuators|robots)\/([^/]+)\/([^/]+)\.yaml$/.exec(name) ?? [];
  if ((records !== 'actuators' && records !== 'robots') || !brand || !model) return null;
  return { records, brand, model, id: `${brand}-${model}` };
}

/** The version of the release in a file of this name. Null for any other file. */
export const releaseVersion = (name: string): string | null =>
  /^releases\/([^/]+)\.yaml$/.exec(name)?.[1] ?? null;

/** The schema that a file of this name must meet. Null for a file at an unknown path. */
export function schemaFor(name: string): z.ZodType | null {
  const record = recordNamed(name);
  if (record) return RECORD_FOLDERS[record.records];
  if (releaseVersion(name) !== null) return releaseFile;
  return Object.values(LIST_FILES).find((list) => list.name === name)?.schema ?? null;
}
