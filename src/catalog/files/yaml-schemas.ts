import { z } from 'zod';
import { ACTUATOR_FIELDS, CATEGORIES } from '../fields/actuator.ts';
import { conditionsOf } from '../fields/evidence/condition.ts';
import { sourceFile } from '../fields/evidence/source.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS, ROBOT_KINDS } from '../fields/robot.ts';
import { writtenShape } from '../fields/select-fields.ts';
import { recordName, several, slug, text, texts } from '../fields/value-schemas.ts';
import { isCountry } from '../lib/country.ts';

/** The figures of one actuator file, in the units of the record. A figure that no source states is absent. */
export const specsFile = z.strictObject(writtenShape(ACTUATOR_FIELDS, 'specs'));

/** The extended figures of one actuator file, which are not members of the closed Actuator. */
export const figuresFile = z.strictObject(writtenShape(ACTUATOR_FIELDS, 'figures'));

/** One file of `catalog/actuators/<brand>/`, as a person writes it. */
export const actuatorFile = z.strictObject({
  ...writtenShape(ACTUATOR_FIELDS, 'head'),
  specs: specsFile,
  conditions: conditionsOf(ACTUATOR_FIELDS).optional(),
  figures: figuresFile.optional(),
  // Other names that people use: they are searched, and not shown as the name.
  aliases: texts.optional(),
  // The id of the successor in the catalog.
  replaced_by: slug.optional(),
  ...writtenShape(ACTUATOR_FIELDS, 'foot'),
  sources: z.array(sourceFile).min(1),
});

/**
 * The motor of a joint group: `actuator` alone takes its figures from the catalog's actuator; with a `name`
 * the motor answers with the figures given here (absent = null), and `actuator` only links it.
 */
export const motorFile = z
  .strictObject({
    actuator: slug.optional(),
    ...writtenShape(MOTOR_FIELDS, 'head'),
    conditions: conditionsOf(MOTOR_FIELDS).optional(),
  })
  .refine(
    (motor) => motor.actuator !== undefined || motor.name !== undefined,
    'must name an `actuator` or have a `name`',
  )
  .refine((motor) => motor.name === undefined || (motor.id !== undefined && motor.brand !== undefined), {
    error: 'with a `name` must also have an `id` and a `brand`',
  });

/** A group of equal joints; its role ends in its joint numbers: `Hip (J1-J4)`. */
export const jointFile = z.strictObject({
  role: text,
  count: z.int().positive(),
  motor: motorFile,
});

/** One file of `catalog/robots/<brand>/`, as a person writes it. */
export const robotFile = z.strictObject({
  ...writtenShape(ROBOT_FIELDS, 'head'),
  kind: z.enum(ROBOT_KINDS),
  // Empty where no source distinguishes the joints; `dof` is stated then.
  joints: z.array(jointFile),
  sources: z.array(sourceFile).min(1),
});

export type MotorFile = Readonly<z.infer<typeof motorFile>>;
export type RobotFile = Readonly<z.infer<typeof robotFile>>;

/**
 * `moved.yaml`: an id that is no longer in the catalog, and the id that replaced it, or `withdrawn:
 * <reason>`.
 */
export const movedFile = z.record(
  slug,
  z.string().regex(/^([a-z0-9-]+|withdrawn: \S.*)$/, 'must be an id, or "withdrawn: <reason>"'),
);

/**
 * `suspects.yaml`: figures that contradict each other or physics, although their sources state them so. A
 * plain row is a doubt: its figures stay as stated and are shown with the reason.
 */
export const suspectsFile = z.array(
  z
    .strictObject({
      ids: several(slug).describe('Actuators or robots, by id.'),
      fields: texts.describe(
        'Their figures; for a joint of a robot `joints/<role>/<field>`, or a field of the motor for all of them.',
      ),
      says: text.describe('The arithmetic in a sentence or two.'),
      disputed: texts
        .optional()
        .describe('The fields that physics or a better source refutes; they are null in the records.'),
      explained: text
        .optional()
        .describe(
          'Why the figures are right although they look wrong; they then no longer count as doubtful.',
        ),
    })
    .refine(({ disputed = [], fields }) => disputed.every((field) => fields.includes(field)), {
      path: ['disputed'],
      error: 'must be some of the `fields`',
    })
    .refine(({ disputed, explained }) => disputed === undefined || explained === undefined, {
      path: ['explained'],
      error: 'must be left out where figures are `disputed`',
    }),
);

/** The form of a release's name: its day and the start of the content's hash, `2026.11.21-3f2a9c1b20de`. */
export const RELEASE_PATTERN = /^\d{4}\.\d{2}\.\d{2}-[0-9a-f]{12}$/;

const releaseVersion = z.string().regex(RELEASE_PATTERN, 'must look like 2026.11.21-3f2a9c1b20de');

/** A field's value before and after; null where the field was or is absent. */
const change = z.tuple([z.json(), z.json()]);

/** The changes to the records of one kind since the release before; all lists are sorted by id. */
const recordChanges = z.strictObject({
  added: z.array(slug),
  /**
   * By id, then by field: the key of the file, `conditions/<field>`, `disputed/<field>`, or
   * `joints/<role>/<field>` of a robot.
   */
  changed: z.record(slug, z.record(text, change)),
  /** Old id -> new id. */
  moved: z.record(slug, slug),
  /** Old id -> the reason for the withdrawal. */
  withdrawn: z.record(slug, text),
});

/**
 * One file of `catalog/releases/`, written by `npm run release` and never by hand; its name is the version.
 * Two fields are listed by what was removed and what was added: `sources` by URLs, `claims` by the fields whose
 * words were reread.
 */
export const releaseFile = z.strictObject({
  /** The release before it; absent in the first. */
  previous: releaseVersion.optional(),
  actuators: recordChanges,
  robots: recordChanges,
});

/** A release with its version. */
export const release = releaseFile.extend({ version: releaseVersion });

export type RecordChanges = Readonly<z.infer<typeof recordChanges>>;
export type ReleaseFile = Readonly<z.infer<typeof releaseFile>>;
export type Release = Readonly<z.infer<typeof release>>;

const COUNTRY_WANTED = 'must be a country of ISO 3166-1 in two letters, such as CH';

/**
 * `brands.yaml`: the maker's name as it writes it, its ISO 3166-1 alpha-2 country where known, and its names
 * in other scripts.
 */
export const brandsFile = z.record(
  slug,
  z.strictObject({
    name: recordName,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: COUNTRY_WANTED, abort: true })
      .refine(isCountry, COUNTRY_WANTED)
      .optional(),
    aliases: texts.optional(),
  }),
);

/** `categories.yaml`: every category once, in the order of docs/interface.md, "Records". */
export const categoriesFile = z.array(
  z.strictObject({ slug: z.enum(CATEGORIES), label: text, description: text }),
);

/** `use-cases.yaml`: tag and the sentence that the pages show. */
export const useCasesFile = z.record(
  z.string().regex(/^[a-z_]+$/, 'must be lower-case letters and underscores'),
  text,
);

const placed = { id: slug, brand: slug };

/**
 * All files of the catalog as one value: what `generated/catalog.json` holds. `brand` is the slug of the
 * folder, `id` is `<brand>-<file name>`; both lists are sorted by id. Releases go from the first to the last.
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

/** The public name of the catalog. */
export const CATALOG_TITLE = 'Robot Actuator Catalog';

/** The licence of the catalog's own wording: its SPDX name, its title, its text. */
export const CATALOG_LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
