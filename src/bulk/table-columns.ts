import { z } from 'zod';
import { claim } from '../catalog/evidence/claim.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import { condition } from '../catalog/fields/evidence/condition.ts';
import { SOURCE_KINDS } from '../catalog/fields/evidence/source.ts';
import { JOINT_FIELDS } from '../catalog/fields/joint.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import { namesWith } from '../catalog/fields/select-fields.ts';
import { slug, text } from '../catalog/fields/value-schemas.ts';
import { corner } from '../catalog/torque-speed/torque-speed-document.ts';
import { columnsOf, type OwnColumn, type TableShape } from './table.ts';

const TRUST_COLUMNS = {
  kinds: {
    schema: z.array(text).nullable(),
    title: 'Kinds of figures',
    says: 'The kind and conditions of each figure, as in `peak_torque_nm: stall at 12 V`. Null if no source states any.',
  },
  doubts: {
    schema: z.array(text).nullable(),
    title: 'Doubts',
    says: 'Doubtful figures, and why, as in `weight_g: 1.08 g/cm³`. Null where no figure is doubtful.',
  },
} as const satisfies Readonly<Record<string, OwnColumn>>;

const BESIDE = {
  ...TRUST_COLUMNS,
  stated_by: {
    schema: z.array(text).nullable(),
    title: 'Stated by',
    says: 'The kind of the best source of each figure, as in `manufacturer: peak_torque_nm weight_g`; `our_reading` or `unstated` where no source has words for it. Fields that are absent here are computed from others. Null without figures.',
  },
  conflicts: {
    schema: z.array(text).nullable(),
    title: 'Conflicts',
    says: 'Figures on which sources disagree, with the least and the greatest value, as in `length_mm: 56 to 58`. Null where they agree.',
  },
} as const satisfies Readonly<Record<string, OwnColumn>>;

/** One row for each actuator. */
export const ACTUATOR_SHAPE: TableShape = {
  name: 'actuators',
  title: 'Actuators',
  says: 'One row for each actuator: all its figures, also those that the record of the API leaves out.',
  columns: columnsOf({ ...ACTUATOR_FIELDS, ...BESIDE }),
  key: ['id'],
  references: [{ column: 'replaced_by', table: 'actuators' }],
  indexed: ['brand', 'category', ...namesWith(ACTUATOR_FIELDS, 'sorts')],
  searched: ['id', 'name', 'brand', 'notes', 'aliases'],
};

/** One row for each robot. */
export const ROBOT_SHAPE: TableShape = {
  name: 'robots',
  title: 'Robots',
  says: 'One row for each robot.',
  columns: columnsOf({ ...ROBOT_FIELDS, ...TRUST_COLUMNS }),
  key: ['id'],
  indexed: ['brand', 'kind'],
  searched: ['id', 'name', 'brand', 'summary'],
};

/** One row for each group of equal joints. */
export const JOINT_SHAPE: TableShape = {
  name: 'joints',
  title: 'Joints',
  says: 'One row for each group of equal joints of a robot, with its motor.',
  columns: columnsOf({ ...JOINT_FIELDS, ...TRUST_COLUMNS }),
  key: ['robot_id', 'number'],
  references: [
    { column: 'robot_id', table: 'robots' },
    { column: 'actuator_id', table: 'actuators' },
  ],
  indexed: ['peak_torque_nm'],
};

/** The columns of a claim's conditions, read off their schema. */
const CONDITION_COLUMNS = Object.fromEntries(
  Object.entries(condition.shape).map(([key, schema]): [string, OwnColumn] => [
    `condition_${key}`,
    {
      schema: schema.unwrap().nullable(),
      title: `Condition: ${key}`,
      says: `${schema.description} Null when unknown.`,
    },
  ]),
);

const like = (schema: z.ZodType, title: string): OwnColumn => ({
  schema,
  title,
  says: schema.description ?? '',
});

const CLAIM_COLUMNS = {
  actuator_id: like(
    slug.nullable().describe('Id of the actuator; null for a claim about a robot.'),
    'Actuator',
  ),
  robot_id: like(slug.nullable().describe('Id of the robot; null for a claim about an actuator.'), 'Robot'),
  field: like(claim.shape.field, 'Field'),
  value: { schema: text, title: 'Value', says: 'The value that the quote states, in our unit, as text.' },
  value_number: {
    schema: z.number().nullable(),
    title: 'Number',
    says: 'The value where it is a number, else null.',
  },
  unit: like(claim.shape.unit, 'Unit'),
  words: like(claim.shape.words, 'Words'),
  converted: like(claim.shape.converted, 'Conversion'),
  why: like(claim.shape.why, 'Why not'),
  read_in: like(claim.shape.read_in, 'Read in'),
  verified_against: like(claim.shape.verified_against, 'Verified against'),
  listed: { ...like(claim.shape.listed, 'Listed'), schema: text.nullable() },
  disputed: { ...like(claim.shape.disputed, 'Disputed'), schema: text.nullable() },
  agrees: like(claim.shape.agrees, 'Agrees'),
  conflict: like(
    z.boolean().describe('Whether the sources disagree, on the first claim of a field.'),
    'Conflict',
  ),
  source_number: {
    schema: z.int().min(1).nullable(),
    title: 'Source number',
    says: 'Position among the sources of the record, best first. Null, like the other columns of the source, where no source has words.',
  },
  source_url: { schema: text.nullable(), title: 'Source URL', says: 'Address of the source, or null.' },
  source_title: { schema: text.nullable(), title: 'Source title', says: 'Title of the source, or null.' },
  source_kind: like(
    z.enum(SOURCE_KINDS).nullable().describe('The publisher of the source, or null.'),
    'Source kind',
  ),
  accessed: like(
    text.nullable().describe('The day on which the source was read, as `2026-11-21`, or null.'),
    'Accessed',
  ),
  ...CONDITION_COLUMNS,
};

/** One row for each value that a source states, and one for each value without a source. */
export const CLAIM_SHAPE: TableShape = {
  name: 'claims',
  title: 'Claims',
  says: 'One row for each value that a source states, in its own words, and one for each that no source has words for.',
  columns: columnsOf(CLAIM_COLUMNS),
  references: [
    { column: 'actuator_id', table: 'actuators' },
    { column: 'robot_id', table: 'robots' },
  ],
  indexed: ['field', 'source_kind'],
};

const CURVES = ['intermittent', 'continuous'] as const;

const CORNER_COLUMNS = {
  actuator_id: { schema: slug, title: 'Actuator', says: 'Id of the actuator.' },
  curve: like(z.enum(CURVES).describe('Whether the torque is intermittent or continuous.'), 'Curve'),
  number: { schema: z.int().min(1), title: 'Number', says: 'Position of the corner on its curve, from 1.' },
  speed_rpm: {
    schema: z.number(),
    unit: '/min',
    title: 'Speed',
    says: 'Speed of the output. The curve is straight between corners; two at the same speed are a jump.',
  },
  least_nm: { ...like(corner.shape.least_nm, 'Least'), unit: 'N.m' },
  most_nm: { ...like(corner.shape.most_nm, 'Most'), unit: 'N.m' },
} as const satisfies Readonly<Record<string, OwnColumn>>;

/** One row for each corner of a curve. */
export const TORQUE_SPEED_SHAPE: TableShape = {
  name: 'torque_speed',
  title: 'Torque over speed',
  says: 'One row for each corner of the curves of torque over speed of an actuator, as far as stated figures show them.',
  columns: columnsOf(CORNER_COLUMNS),
  key: ['actuator_id', 'curve', 'number'],
  references: [{ column: 'actuator_id', table: 'actuators' }],
};

/** The tables of the bulk files. */
export const TABLE_SHAPES: readonly TableShape[] = [
  ACTUATOR_SHAPE,
  ROBOT_SHAPE,
  JOINT_SHAPE,
  CLAIM_SHAPE,
  TORQUE_SPEED_SHAPE,
];
