import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { withoutDisputed } from './disputed.ts';

/*
 * The catalog as its files say it, read for the questions alone: it shares no code with the service, so that a fault of
 * ours shows as a wrong answer and does not answer itself.
 */

const texts = z.array(z.string()).default([]);
const condition = z.looseObject({
  ...{
    kind: z.string().optional(),
    side: z.string().optional(),
    of: z.string().optional(),
    includes: z.string().optional(),
  },
  ...{ cooling: z.string().optional(), voltage_v: z.number().optional() },
  ...{ speed_rpm: z.number().optional(), seconds: z.number().optional() },
});
const kinds = z.record(z.string(), condition).default({});

const source = z.looseObject({
  url: z.string(),
  title: z.string(),
  kind: z.string(),
  states: z.record(z.string(), z.coerce.string()),
});

const actuatorFile = z.looseObject({
  name: z.string(),
  category: z.string(),
  use_cases: texts,
  price_usd: z.number().optional(),
  datasheet_url: z.string().optional(),
  availability: z.string().optional(),
  verified: z.boolean().default(false),
  specs: z.looseObject({
    gear_ratio: z.string().optional(),
    voltage_v: z.union([z.number(), z.string()]).optional(),
    ip_rating: z.string().optional(),
    backdrivable: z.boolean().optional(),
    integrated_driver: z.boolean().optional(),
    comm: texts,
    control_modes: texts,
  }),
  figures: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.unknown())])).default({}),
  conditions: kinds,
  aliases: z.array(z.coerce.string()).default([]),
  replaced_by: z.string().optional(),
  notes: z.string().default(''),
  sources: z.array(source),
});

const jointGroup = z.object({
  role: z.string(),
  count: z.number(),
  motor: z.looseObject({ actuator: z.string().optional(), name: z.string().optional(), conditions: kinds }),
});

const robotFile = z.looseObject({
  name: z.string(),
  kind: z.string(),
  joints: z.array(jointGroup).default([]),
  sources: z.array(source),
});

const brands = z.record(z.string(), z.object({ name: z.string(), country: z.string().optional() }));

/** A file with what its place in the catalog says: its id, its maker, and its maker's country as a code. */
type Placed<File> = File & { readonly id: string; readonly brand: string; readonly country: string | null };

export type ActuatorFile = Placed<z.infer<typeof actuatorFile>>;
export type RobotFile = Placed<z.infer<typeof robotFile>>;
export type JointGroup = z.infer<typeof jointGroup>;

/** The files of the catalog. */
export interface CatalogFiles {
  readonly actuators: readonly ActuatorFile[];
  readonly robots: readonly RobotFile[];
}

const idOf = (brand: string, file: string): string => `${brand}-${file.replace('.yaml', '')}`;

/** Reads every file of the catalog below a folder. */
export function readCatalogFiles(folder = 'catalog'): CatalogFiles {
  const makers = brands.parse(parse(readFileSync(`${folder}/brands.yaml`, 'utf8')));
  const believed = withoutDisputed(folder);
  const filesIn = <File extends object>(kind: string, schema: z.ZodType<File>): Placed<File>[] =>
    readdirSync(`${folder}/${kind}`).flatMap((slug) =>
      readdirSync(`${folder}/${kind}/${slug}`).map((file) => ({
        ...schema.parse(believed(idOf(slug, file), parse(readFileSync(`${folder}/${kind}/${slug}/${file}`, 'utf8')))),
        id: idOf(slug, file),
        brand: makers[slug]?.name ?? slug,
        country: makers[slug]?.country ?? null,
      })),
    );
  return { actuators: filesIn('actuators', actuatorFile), robots: filesIn('robots', robotFile) };
}

/** A figure of a file, wherever in the file it stands; null where the file has none. */
export function figure(actuator: ActuatorFile, name: string): number | null {
  const found: unknown = actuator.specs[name] ?? actuator.figures[name] ?? Reflect.get(actuator, name);
  return typeof found === 'number' ? found : null;
}

/** The number of a gear ratio: 9 for `9:1`. */
export const ratioOf = ({ specs }: ActuatorFile): number | null =>
  specs.gear_ratio === undefined ? null : Number(specs.gear_ratio.split(':')[0]);

type Ratio = (actuator: ActuatorFile) => number | null;

/** One figure over another, times a factor, to 4 digits; null where one is not stated. */
const ratio =
  (upper: string, lower: string, factor = 1): Ratio =>
  (actuator) => {
    const [one, other] = [figure(actuator, upper), figure(actuator, lower)];
    return one === null || other === null ? null : Number(((one / other) * factor).toPrecision(4));
  };

/** Peak torque per mass, N·m/kg. */
export const density = ratio('peak_torque_nm', 'weight_g', 1000);

/** Rated torque per mass, N·m/kg. */
export const ratedDensity = ratio('rated_torque_nm', 'weight_g', 1000);

/** Price per peak torque, USD/(N·m). */
export const pricePerTorque = ratio('price_usd', 'peak_torque_nm');

/** Whether a supply is accepted; null where none is stated. */
export function acceptsSupply({ specs }: ActuatorFile, volts: number): boolean | null {
  if (specs.voltage_v === undefined) return null;
  const ends = String(specs.voltage_v).split('-').map(Number);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  // A single nominal voltage suits a supply of a tenth more or less.
  const tolerance = least === most ? least / 10 : 0;
  return least - volts <= tolerance && volts - most <= tolerance;
}

/** Whether it speaks a bus. */
export const speaks = ({ specs }: ActuatorFile, bus: string): boolean =>
  specs.comm.some((own) => own.toLowerCase() === bus.toLowerCase());

/** Whether a figure is stated and at least so much. */
export const atLeast = (actuator: ActuatorFile, name: string, least: number): boolean =>
  (figure(actuator, name) ?? -Infinity) >= least;

/** Whether a figure is stated and at most so much. */
export const atMost = (actuator: ActuatorFile, name: string, most: number): boolean =>
  (figure(actuator, name) ?? Infinity) <= most;

/** A number of a robot's file; null where the file has none. */
export function numberOf(robot: RobotFile, name: string): number | null {
  const found: unknown = Reflect.get(robot, name);
  return typeof found === 'number' ? found : null;
}

/** The robots that use an actuator. */
export const usersOf = ({ robots }: CatalogFiles, id: string): RobotFile[] =>
  robots.filter(({ joints }) => joints.some(({ motor }) => motor.actuator === id));

/** The actuator with an id. Throws when the catalog has lost it. */
export function actuatorCalled({ actuators }: CatalogFiles, id: string): ActuatorFile {
  const found = actuators.find((actuator) => actuator.id === id);
  if (found === undefined) throw new Error(`${id}: found no file, wanted one; a question asks for it.`);
  return found;
}

/** The robot with an id. Throws when the catalog has lost it. */
export function robotCalled({ robots }: CatalogFiles, id: string): RobotFile {
  const found = robots.find((robot) => robot.id === id);
  if (found === undefined) throw new Error(`${id}: found no file, wanted one; a question asks for it.`);
  return found;
}

/** Those whose key is known, in the order of their keys, equals by id; the first so many. */
export function first<Of extends { readonly id: string }>(
  records: readonly Of[],
  keyOf: (record: Of) => number | null,
  { most, isDescending = false }: { readonly most: number; readonly isDescending?: boolean },
): Of[] {
  const keyed = records.flatMap((record) => {
    const key = keyOf(record);
    return key === null ? [] : [{ record, key: isDescending ? -key : key }];
  });
  return keyed
    .toSorted((one, other) => one.key - other.key || (one.record.id < other.record.id ? -1 : 1))
    .slice(0, most)
    .map(({ record }) => record);
}

/** The middle of some figures; null of none. */
export function median(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return lower === undefined || upper === undefined ? null : Number(((lower + upper) / 2).toPrecision(12));
}

/** How often each text occurs, the most frequent first, then by name. */
export function tally(names: readonly (string | null)[]): [string | null, number][] {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts]
    .map(([name, those]): [string | null, number] => [name, those.length])
    .toSorted((one, other) => other[1] - one[1] || ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1));
}
