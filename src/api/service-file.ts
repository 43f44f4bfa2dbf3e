import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { movedFile } from '../catalog/catalog.ts';
import { releaseCounts } from '../catalog/change-rows.ts';
import { brand, category, useCase } from '../catalog/records.ts';
import { hit } from './schemas/search.ts';
import type { PreparedService } from './service.ts';

/*
 * A prepared service as the file of a build, in V8's own form: reading it takes milliseconds, and its arrays are views of the
 * file's bytes where they begin at a place for their numbers. The manifest says whether the file is whole.
 */

// Each of a million texts is not looked at: they were cut from one.
const texts = z.custom<readonly string[]>(Array.isArray);
const numbers = z.instanceof(Uint32Array);
const sets = z.object({ count: z.int(), starts: numbers, numbers });
const values = z.object({ values: texts, places: sets });
const names = z.object({ names: texts, pieces: values });
const json = z.object({ bytes: z.instanceof(Uint8Array), starts: z.instanceof(Float64Array) });

const groups = z.record(z.string(), values);

const search = z.object({ tails: values, short: values });

const ranking = z.object({ names: texts, standings: numbers, order: numbers });

const figures = z.instanceof(Float64Array);
const flags = z.instanceof(Uint8Array);

const curve = z.object({
  starts: numbers,
  torque: figures,
  torqueVolts: figures,
  speed: figures,
  speedVolts: figures,
  top: figures,
  topVolts: figures,
  end: figures,
  endVolts: figures,
  line: figures,
  stalls: flags,
  freeEnds: flags,
});

const index = z.object({
  ids: texts,
  names: texts,
  columns: z.record(z.string(), figures),
  orders: z.record(z.string(), numbers),
  values: groups,
  search,
  models: search,
  vocabulary: texts,
  nearIds: values,
  curves: z.object({ intermittent: curve, continuous: curve, peakSeconds: figures }).nullable(),
});

const collection = z.object({ index, json, members: z.array(z.object({ json, names: texts, offsets: numbers })) });

const preparedService: z.ZodType<PreparedService> = z.object({
  baseUrl: z.string(),
  edition: z.object({ version: z.string(), released: z.string().nullable(), previous: z.string().nullable() }),
  moved: z.object({ actuators: movedFile, robots: movedFile }),
  lastModified: z.iso.datetime(),
  actuators: collection,
  robots: collection,
  jointGroups: collection,
  taxonomies: z.object({ categories: z.array(category), brands: z.array(brand), useCases: z.array(useCase) }),
  torqueDomains: texts,
  groups: z.object({ actuators: groups, robots: groups, jointGroups: groups }),
  conditions: json,
  changes: z.object({
    releases: z.array(releaseCounts),
    rows: json,
    made: numbers,
    kinds: numbers,
    ids: texts,
    newIds: texts,
    fields: texts,
  }),
  findables: z.object({
    listed: z.record(z.string(), ranking.extend({ summaries: texts, further: search })),
    few: z.array(ranking.extend({ type: z.string(), hits: z.array(hit), search, models: search })),
    vocabulary: texts,
    names,
  }),
});

/** Name of the file in the folder of a build. */
export const SERVICE_FILE = 'service.bin';

/** The bytes of a prepared service. Equal services have equal bytes. */
export const writeService = (prepared: PreparedService): Buffer => serialize(prepared);

/** The prepared service that bytes hold. Throws for bytes that hold none, or that of another version of this code. */
export function readService(bytes: Buffer): PreparedService {
  const read = preparedService.safeParse(deserialize(bytes));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `${SERVICE_FILE} was not written by this version of the code: ${issue?.path.join('.')} is not as expected`,
  );
}
