import { z } from 'zod';
import { actuatorFile } from './actuator-file.ts';
import { CATEGORIES } from './fields/actuator.ts';
import { slug } from './fields/values.ts';
import { movedFile } from './moved.ts';
import { release } from './release-file.ts';
import { robotFile } from './robot-file.ts';
import { suspectsFile } from './suspects-file.ts';

/** `brands.yaml`: the maker's name as it writes it, and its ISO 3166-1 alpha-2 country where known. */
export const brandsFile = z.record(
  slug,
  z.strictObject({
    name: z.string().min(1),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
);

/** `categories.yaml`: every category once, in the order of SPEC 2.1. */
export const categoriesFile = z.array(
  z.strictObject({ slug: z.enum(CATEGORIES), label: z.string().min(1), description: z.string().min(1) }),
);

/** `use-cases.yaml`: tag and the sentence that the pages show. */
export const useCasesFile = z.record(
  z.string().regex(/^[a-z_]+$/, 'must be lower-case letters and underscores'),
  z.string().min(1),
);

const placed = { id: slug, brand: slug };

/**
 * All files of the catalog as one value: what `generated/catalog.json` holds. `brand` is the slug of the folder, `id`
 * is `<brand>-<file name>`; both lists are sorted by id. Releases go from the first to the last.
 */
export const catalog = z.strictObject({
  brands: brandsFile,
  categories: categoriesFile,
  use_cases: useCasesFile,
  actuators: z.array(actuatorFile.extend(placed)),
  robots: z.array(robotFile.extend(placed)),
  moved: movedFile.default({}),
  suspects: suspectsFile.default([]),
  releases: z.array(release).default([]),
});

export type Catalog = z.infer<typeof catalog>;
export type ActuatorEntry = Catalog['actuators'][number];
export type RobotEntry = Catalog['robots'][number];
