import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { withoutDisputed } from './disputed.ts';

/*
 * The catalog read from its files, only for the oracle. It shares no code with the service, so that an error
 * of the service shows as a wrong answer.
 */

const texts = z.array(z.string()).default([]);
const condition = z.looseObject({
  ...{
    kind: z.string().optional(),
    side: z.string().optional(),
    per: z.string().optional(),
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
  figures: z
    .record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.unknown())]))
    .default({}),
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

/** A file with its id, its maker, and the country code of the maker. */
type Placed<File> = File & { readonly id: string; readonly brand: string; readonly country: string | null };

export type ActuatorFile = Placed<z.infer<typeof actuatorFile>>;
export type RobotFile = Placed<z.infer<typeof robotFile>>;

/** The figures that files may state beyond the record, in the order of the template. */
export function furtherFigures(): string[] {
  const template: unknown = parse(readFileSync('catalog/TEMPLATE.yaml', 'utf8'));
  return Object.keys(z.looseObject({ figures: z.record(z.string(), z.unknown()) }).parse(template).figures);
}

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
        ...schema.parse(
          believed(idOf(slug, file), parse(readFileSync(`${folder}/${kind}/${slug}/${file}`, 'utf8'))),
        ),
        id: idOf(slug, file),
        brand: makers[slug]?.name ?? slug,
        country: makers[slug]?.country ?? null,
      })),
    );
  return { actuators: filesIn('actuators', actuatorFile), robots: filesIn('robots', robotFile) };
}

/** A figure of a file, in whichever section it is; null if the file does not state it. */
export function figure(actuator: ActuatorFile, name: string): number | null {
  const found: unknown = actuator.specs[name] ?? actuator.figures[name] ?? Reflect.get(actuator, name);
  return typeof found === 'number' ? found : null;
}

/** The robots that use an actuator. */
export const usersOf = ({ robots }: CatalogFiles, id: string): RobotFile[] =>
  robots.filter(({ joints }) => joints.some(({ motor }) => motor.actuator === id));
