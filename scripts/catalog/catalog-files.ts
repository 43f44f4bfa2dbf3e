import type { z } from 'zod';
import {
  actuatorFile,
  release,
  robotFile,
  type Catalog,
  type Release,
} from '../../src/catalog/files/yaml-schemas.ts';
import {
  LIST_FILES,
  recordNamed,
  releaseVersion,
  type CatalogFolder,
  type RecordFolder,
  type RecordName,
} from './catalog-folder.ts';
import { parseFile, type ParsedFile } from './parse-yaml.ts';
import { wellFormedPart } from './well-formed-part.ts';

// Each key is read on its own: one malformed key must not hide the issues of the others.
const someActuatorKeys = actuatorFile.partial();
const someRobotKeys = robotFile.partial();

/** The well-formed keys of an actuator's file; the others are reported as issues. */
export type ActuatorKeys = Readonly<z.infer<typeof someActuatorKeys>>;

/** The well-formed keys of a robot's file; the others are reported as issues. */
export type RobotKeys = Readonly<z.infer<typeof someRobotKeys>>;

/** A record's file: its path and its well-formed keys. */
export interface RecordEntry<Keys> extends RecordName {
  readonly path: string;
  readonly value: Keys;
}

/** The catalog's files as the rules see them. A list is null when its file is missing or malformed. */
export interface CatalogFiles extends SuspectFigures {
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

/** The files of a folder, parsed and sorted by their paths. */
export function arrangeFiles({ folder, files }: CatalogFolder): CatalogFiles {
  const all = files.map((file) => parseFile(folder, file));
  const suspects = listValue(all, LIST_FILES.suspects);
  return {
    folder,
    all,
    actuators: recordEntries('actuators', all, someActuatorKeys),
    robots: recordEntries('robots', all, someRobotKeys),
    brands: listValue(all, LIST_FILES.brands),
    categories: listValue(all, LIST_FILES.categories),
    useCases: listValue(all, LIST_FILES.useCases),
    moved: listValue(all, LIST_FILES.moved),
    suspects,
    ...suspectFigures(suspects ?? []),
    releases: all.flatMap(releaseOf),
  };
}

/** The figures that rows of `suspects.yaml` are about. */
interface SuspectFigures {
  /** True if a row names the figure. */
  readonly isNamed: (id: string, field: string) => boolean;
  /** True if a row disputes the figure. */
  readonly isDisputed: (id: string, field: string) => boolean;
}

function suspectFigures(suspects: Catalog['suspects']): SuspectFigures {
  const named = fieldsById(suspects.map(({ ids, fields }) => ({ ids, fields })));
  const disputed = fieldsById(suspects.map(({ ids, disputed: fields = [] }) => ({ ids, fields })));
  return {
    isNamed: (id, field) => named.get(id)?.has(field) === true,
    isDisputed: (id, field) => disputed.get(id)?.has(field) === true,
  };
}

/** Some figures of some records. */
interface FiguresOfRecords {
  readonly ids: readonly string[];
  readonly fields: readonly string[];
}

function fieldsById(rows: readonly FiguresOfRecords[]): ReadonlyMap<string, ReadonlySet<string>> {
  const fieldsOf = new Map<string, Set<string>>();
  for (const { ids, fields } of rows)
    for (const id of ids) {
      const known = fieldsOf.get(id) ?? new Set();
      for (const field of fields) known.add(field);
      fieldsOf.set(id, known);
    }
  return fieldsOf;
}

/** A motor of a robot's file. */
export interface MotorOfFile {
  /** The id of the robot. */
  readonly robot: string;
  readonly file: string;
  /** The path of the motor in the file: `joints[0].motor`. */
  readonly field: string;
  /** The role of its joint group. */
  readonly role: Joint['role'];
  readonly motor: Joint['motor'];
  /** The sources of the robot's file. */
  readonly sources: NonNullable<RobotKeys['sources']>;
}

type Joint = NonNullable<RobotKeys['joints']>[number];

/** The motors of all joint groups of robots. */
export const motorsIn = (robots: CatalogFiles['robots']): MotorOfFile[] =>
  robots.flatMap(({ id, path, value: { joints = [], sources = [] } }) =>
    joints.map(({ role, motor }, index) => ({
      robot: id,
      file: path,
      field: `joints[${index}].motor`,
      role,
      motor,
      sources,
    })),
  );

function recordEntries<Keys>(
  records: RecordFolder,
  files: readonly ParsedFile[],
  schema: z.ZodType<Keys>,
): RecordEntry<Keys>[] {
  return files.flatMap(({ path, name, value }) => {
    const record = recordNamed(name);
    return record?.records === records ? [{ ...record, path, value: wellFormedPart(schema, value) }] : [];
  });
}

function releaseOf({ name, value }: ParsedFile): Release[] {
  const version = releaseVersion(name);
  if (version === null || typeof value !== 'object') return [];
  const { data } = release.safeParse({ ...value, version });
  return data === undefined ? [] : [data];
}

function listValue<Value>(
  files: readonly ParsedFile[],
  list: { name: string; schema: z.ZodType<Value> },
): Value | null {
  const file = files.find(({ name }) => name === list.name);
  return list.schema.safeParse(file?.value).data ?? null;
}
