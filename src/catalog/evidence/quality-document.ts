import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import { OUR_READING } from '../fields/evidence/sourcing.ts';
import type { Fields } from '../fields/field.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { text } from '../fields/value-schemas.ts';
import { suspectsFile } from '../files/yaml-schemas.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { actuatorFigures, jointMotors, robotFigures } from '../records/build-figures.ts';
import type { Dataset } from '../records/dataset.ts';
import type { Figure, Figures } from '../records/figure.ts';
import { isFigure, type Claim } from './claim.ts';
import { PHYSICS_CHECK_NAMES, PHYSICS_CHECKS, physicsFinding } from './physics.ts';

const RECORD_KINDS = ['actuator', 'robot', 'motor'] as const;

const count = (description: string) => z.int().min(0).describe(description);

const counts = {
  known: count('Figures that the catalog has.'),
  stated_by_maker: count('Of these, how many a page or document of the maker itself states.'),
  by_two_witnesses: count('How many at least two sources state.'),
  verified: z
    .strictObject({
      maker: count("Read a second time against the maker's own words, or those of a paper's authors."),
      third_party: count("Read a second time against a third party's transcription."),
    })
    .describe('How many were read a second time, and whose words the reading used.'),
  converted: count(
    "How many a source's words lead to, as stated or by conversion; see `converted` of the claims.",
  ),
  in_conflict: count('How many the sources disagree on.'),
  unsourced: count('How many have no words of a source.'),
  our_reading: count('Of these, how many are our reading: values that filters use, such as `comm`.'),
};

const tally = z.strictObject(counts).describe('How well sources support the figures.');

/** The quality of the catalog, in counts. */
export const quality = z
  .strictObject({
    records: z.strictObject({
      actuators: count('Number of actuators.'),
      verified_actuators: count('Of these, how many were read a second time.'),
      robots: count('Number of robots.'),
    }),
    figures: tally,
    fields: z
      .array(
        z.strictObject({
          record: z.enum(RECORD_KINDS).describe('The kind of record that has it.'),
          field: text.describe('Name of the field.'),
          of: count(
            'Number of the records that can have it: all of the kind; for motors, those whose figure comes from the file of the robot, ' +
              'not that of an actuator.',
          ),
          ...counts,
        }),
      )
      .describe('Field by field, in the order of the records.'),
    brands: z
      .array(
        z.strictObject({
          name: text.describe('Name of the maker.'),
          actuators: count('Number of its actuators.'),
          ...counts,
        }),
      )
      .describe('The figures of actuators, maker by maker.'),
    checks: z
      .array(
        z.strictObject({
          check: z.enum(PHYSICS_CHECK_NAMES),
          says: text.describe('The expectation, from physics or from the category.'),
          found: count('Number of findings.'),
        }),
      )
      .describe('The physics checks on the figures of each actuator.'),
    findings: z
      .array(physicsFinding)
      .describe('Doubtful figures that nothing explains. They are not necessarily wrong.'),
    suspects: suspectsFile.describe(
      'Figures that contradict each other although their sources state them so. Those that are `disputed` are null in the records; the others stay as stated.',
    ),
  })
  .meta({
    id: 'Quality',
    description:
      'How good the catalog is: which figures are known, who states them, and which contradict each other.',
  });

export type Quality = Readonly<z.infer<typeof quality>>;
export type Tally = Readonly<z.infer<typeof tally>>;
type RecordKind = Quality['fields'][number]['record'];

export const qualityOf = memoizeByObject((dataset: Dataset): Quality => {
  const { actuators, robots, suspects, findings } = dataset;
  const figuresOf = (id: string): Figure[] => statedIn('actuator', actuatorFigures(dataset, id));
  const figures: StatedFigures = {
    actuator: actuators.flatMap(({ id }) => figuresOf(id)),
    robot: robots.flatMap(({ id }) => statedIn('robot', robotFigures(dataset, id))),
    motor: robots.flatMap(({ id }) => jointMotors(dataset, id)).flatMap(({ own }) => statedIn('motor', own)),
  };
  return {
    records: {
      actuators: actuators.length,
      verified_actuators: actuators.filter(({ verified }) => verified).length,
      robots: robots.length,
    },
    figures: tallyOf(Object.values(figures).flat()),
    fields: byField(dataset, figures),
    brands: dataset.brands.map(({ name, actuator_count }) => ({
      name,
      actuators: actuator_count,
      ...tallyOf(actuators.flatMap(({ id, brand }) => (brand === name ? figuresOf(id) : []))),
    })),
    checks: PHYSICS_CHECK_NAMES.map((check) => ({
      check,
      says: PHYSICS_CHECKS[check],
      found: findings.filter((finding) => finding.check === check).length,
    })),
    findings: [...findings],
    suspects: [...suspects],
  };
});

/** The fields that files state and data sheets show, by the kind of record. */
const FIGURES: Readonly<Record<RecordKind, readonly string[]>> = {
  actuator: figureNames(ACTUATOR_FIELDS),
  robot: figureNames(ROBOT_FIELDS),
  motor: figureNames(MOTOR_FIELDS),
};

function figureNames(fields: Fields<never>): string[] {
  return Object.entries(fields).flatMap(([name, row]) =>
    row.written !== undefined && isFigure(row) ? name : [],
  );
}

/** The figures in files, with and without a quote, by the kind of record. */
type StatedFigures = Readonly<Record<RecordKind, readonly Figure[]>>;

const statedIn = (record: RecordKind, { all }: Figures): Figure[] =>
  all.filter(
    ({ field, claims, rejected }) =>
      claims.length > 0 && rejected === null && FIGURES[record].includes(field),
  );

const byField = (dataset: Dataset, figures: StatedFigures): Quality['fields'] =>
  RECORD_KINDS.flatMap((record) => {
    const groups = Map.groupBy(figures[record], ({ field }) => field);
    return FIGURES[record].map((field) => ({
      record,
      field,
      of: possible(dataset, record, field),
      ...tallyOf(groups.get(field) ?? []),
    }));
  });

/**
 * The number of records that can have a field. The file of a robot states no figures of a motor that is only
 * a link to an actuator, except its speed in the joint and figures with a quote of their own.
 */
function possible({ actuators, robots, robotEntries }: Dataset, record: RecordKind, field: string): number {
  if (record !== 'motor') return record === 'actuator' ? actuators.length : robots.length;
  const groups = [...robotEntries.values()].flatMap(({ joints, sources }) =>
    joints.filter(
      ({ motor }, index) =>
        motor.name !== undefined ||
        field === 'rated_speed_rpm' ||
        sources.some(({ states }) => Object.hasOwn(states, `joints[${index}].motor.${field}`)),
    ),
  );
  return groups.length;
}

function tallyOf(figures: readonly Figure[]): Tally {
  const having = (isSo: (claims: readonly Claim[]) => boolean): number =>
    figures.filter(({ claims }) => isSo(claims)).length;
  const verified = (words: Claim['verified_against']): number =>
    having(([best]) => best?.verified_against === words);
  return {
    known: figures.length,
    stated_by_maker: having((claims) => agreeingClaims(claims).some(({ read_in }) => read_in === MAKERS_OWN)),
    by_two_witnesses: having((claims) => agreeingClaims(claims).length > 1),
    verified: { maker: verified('maker'), third_party: verified('copy') },
    converted: having((claims) => claims.some(({ agrees, converted }) => agrees && converted !== null)),
    in_conflict: having((claims) => claims.some(({ conflict }) => conflict === true)),
    unsourced: having((claims) => claims.every(({ words }) => words === null)),
    our_reading: figures.filter(({ mark }) => mark === OUR_READING).length,
  };
}

const MAKERS_OWN: Claim['read_in'] = "maker's own page";

/** The claims whose words do not state another value. */
const agreeingClaims = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ agrees, source }) => agrees && source !== null);
