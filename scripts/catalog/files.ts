import type { z } from 'zod';
import { actuatorFile, release, robotFile, type Catalog, type Release } from '../../src/catalog/catalog.ts';
import {
  type CatalogFolder,
  LIST_FILES,
  type RecordFolder,
  recordPlace,
  type RecordPlace,
  releaseVersion,
} from './folder.ts';
import { type ParsedFile, parseFile } from './parse.ts';
import { type Schema, wellFormedPart } from './well-formed.ts';

// Each key on its own: one malformed key must not hide the faults of the others.
const someActuatorKeys = actuatorFile.partial();
const someRobotKeys = robotFile.partial();

/** The keys of an actuator's file that are well-formed; the others are faults of their own. */
export type ActuatorKeys = Readonly<z.infer<typeof someActuatorKeys>>;

/** The keys of a robot's file that are well-formed; the others are faults of their own. */
export type RobotKeys = Readonly<z.infer<typeof someRobotKeys>>;

/** A record's file: its place and its well-formed keys. */
export interface RecordEntry<Keys> extends RecordPlace {
  readonly path: string;
  readonly value: Keys;
}

/** The catalog's files as the rules see them. A list is null when its file is missing or malformed. */
export interface CatalogFiles {
  readonly folder: string;
  readonly all: readonly ParsedFile[];
  readonly actuators: readonly RecordEntry<ActuatorKeys>[];
  readonly robots: readonly RecordEntry<RobotKeys>[];
  readonly brands: Catalog['brands'] | null;
  readonly categories: Catalog['categories'] | null;
  readonly useCases: Catalog['use_cases'] | null;
  readonly moved: Catalog['moved'] | null;
  readonly suspects: Catalog['suspects'] | null;
  /** The well-formed ones, in the order of their versions. */
  readonly releases: readonly Release[];
}

/** The files of a folder, parsed and told apart by their places. */
export function arrangeFiles({ folder, files }: CatalogFolder): CatalogFiles {
  const all = files.map((file) => parseFile(folder, file));
  return {
    folder,
    all,
    actuators: recordEntries('actuators', all, someActuatorKeys),
    robots: recordEntries('robots', all, someRobotKeys),
    brands: listValue(all, LIST_FILES.brands),
    categories: listValue(all, LIST_FILES.categories),
    useCases: listValue(all, LIST_FILES.useCases),
    moved: listValue(all, LIST_FILES.moved),
    suspects: listValue(all, LIST_FILES.suspects),
    releases: all.flatMap(releaseOf),
  };
}

function recordEntries<Keys>(
  records: RecordFolder,
  files: readonly ParsedFile[],
  schema: Schema<Keys>,
): RecordEntry<Keys>[] {
  return files.flatMap(({ path, place, value }) => {
    const record = recordPlace(place);
    return record?.records === records ? [{ ...record, path, value: wellFormedPart(schema, value) }] : [];
  });
}

function releaseOf({ place, value }: ParsedFile): Release[] {
  const version = releaseVersion(place);
  if (version === null || typeof value !== 'object') return [];
  const { data } = release.safeParse({ ...value, version });
  return data === undefined ? [] : [data];
}

function listValue<Value>(files: readonly ParsedFile[], list: { place: string; schema: Schema<Value> }): Value | null {
  const file = files.find(({ place }) => place === list.place);
  return list.schema.safeParse(file?.value).data ?? null;
}
