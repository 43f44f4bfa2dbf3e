import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { preparedLines } from '../bulk/export-lines.ts';
import { movedFile } from '../catalog/files/yaml-schemas.ts';
import { brand, category, useCase } from '../catalog/records/record-schemas.ts';
import { PREPARED } from '../query/table/prepared-schemas.ts';

/*
 * A prepared service as the file of a build, in V8's serialisation format: reading takes milliseconds, and
 * aligned arrays are views of the file's bytes. The manifest has the length and hash that prove the file
 * complete.
 */

const { collection, groups } = PREPARED;

const preparedService = z.object({
  baseUrl: z.string(),
  edition: z.object({
    version: z.string(),
    released: z.string().nullable(),
    previous: z.string().nullable(),
  }),
  moved: z.object({ actuators: movedFile, robots: movedFile }),
  /** The latest day on which a source of the catalog was read, as an ISO 8601 instant. */
  lastModified: z.iso.datetime(),
  actuators: collection,
  robots: collection,
  jointGroups: collection,
  /** The lines of exports. */
  lines: z.object({ actuators: preparedLines, robots: preparedLines, jointGroups: preparedLines }),
  /** The words of makers' names, folded. */
  makers: PREPARED.texts,
  /** The groups of actuators. */
  taxonomies: z.object({
    categories: z.array(category).readonly(),
    brands: z.array(brand).readonly(),
    useCases: z.array(useCase).readonly(),
  }),
  /** Domains of the sources that state the torque of each actuator, by row. */
  torqueDomains: PREPARED.texts,
  /** The records of each kind by the values of their fields. */
  groups: z.object({ actuators: groups, robots: groups, jointGroups: groups }),
  /** The conditions of the figures of each actuator. */
  conditions: PREPARED.json,
  changes: PREPARED.changes,
  searchDocuments: PREPARED.searchDocuments,
});

/** The service in the form of the build: plain values that are loaded at start instead of computed. */
export type PreparedService = Readonly<z.infer<typeof preparedService>>;

/** Name of the file in the folder of a build. */
export const SERVICE_FILE = 'service.bin';

/** The bytes of a prepared service. Equal services have equal bytes. */
export const writeService = (prepared: PreparedService): Buffer => serialize(prepared);

/**
 * Reads a prepared service. Throws for other bytes, and for a service that another version of this code
 * wrote.
 */
export function readService(bytes: Buffer): PreparedService {
  const read = preparedService.safeParse(deserialize(bytes));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `${SERVICE_FILE} was not written by this version of the code: ${issue?.path.join('.')} is not as expected`,
  );
}
