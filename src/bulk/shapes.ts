import { z } from 'zod';
import { WHY_NOT_CONVERTED } from '../catalog/claim.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import { condition } from '../catalog/fields/condition.ts';
import { JOINT_FIELDS } from '../catalog/fields/joint.ts';
import { namesWith } from '../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import { slug, text } from '../catalog/fields/values.ts';
import { READ_IN, SOURCE_KINDS, VERIFIED_AGAINST } from '../catalog/source.ts';
import { columnsOf, type OwnColumn, type TableShape } from './table.ts';

const TRUST_COLUMNS = {
  kinds: {
    schema: z.array(text).nullable(),
    title: 'Kinds of figures',
    says: 'What kind of figure each is, and when it holds, as in `peak_torque_nm: stall at 12 V`. Null where no source says.',
  },
  doubts: {
    schema: z.array(text).nullable(),
    title: 'Doubts',
    says: 'Figures that are out of the ordinary, and why, as in `weight_g: 1.08 g/cm³`. Null where nothing is doubted.',
  },
} as const satisfies Readonly<Record<string, OwnColumn>>;

const BESIDE = {
  ...TRUST_COLUMNS,
  stated_by: {
    schema: z.array(text).nullable(),
    title: 'Stated by',
    says: 'The kind of the best source of each figure, as in `manufacturer: peak_torque_nm weight_g`; `unstated` where no source has words for it. What is not named follows from others.',
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
  says: 'One row for each actuator: all its figures, further figures included.',
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

const CLAIM_COLUMNS = {
  actuator_id: {
    schema: slug.nullable(),
    title: 'Actuator',
    says: 'Id of the actuator; null for a claim about a robot.',
  },
  robot_id: { schema: slug.nullable(), title: 'Robot', says: 'Id of the robot; null for a claim about an actuator.' },
  field: {
    schema: text,
    title: 'Field',
    says: 'Field of the record; for a joint a path, as in `joints/Hip (J1-J4)/count`.',
  },
  value: { schema: text, title: 'Value', says: 'What the words state, in our unit, as text.' },
  value_number: { schema: z.number().nullable(), title: 'Number', says: 'The value where it is a number, else null.' },
  unit: { schema: text.nullable(), title: 'Unit', says: 'UCUM code of the unit. Null for what is no quantity.' },
  words: { schema: text.nullable(), title: 'Words', says: "The source's own words. Null where no source has any." },
  converted: {
    schema: text.nullable(),
    title: 'Conversion',
    says: 'The way from the words to the value, such as arithmetic, or `as stated`. Null where `why` says why.',
  },
  why: {
    schema: z.enum(WHY_NOT_CONVERTED).nullable(),
    title: 'Why not',
    says: 'Why the words do not lead to the value by themselves. Null where they do.',
  },
  read_in: {
    schema: z.enum(READ_IN).nullable(),
    title: 'Read in',
    says: "Where the words were read: in the maker's own document, a third party's copy, a repository or a paper. Null without words.",
  },
  verified_against: {
    schema: z.enum(VERIFIED_AGAINST).nullable(),
    title: 'Verified against',
    says: 'Against whose words the value was read a second time. Null when it was not.',
  },
  disputed: {
    schema: text.nullable(),
    title: 'Disputed',
    says: 'Why the catalog does not believe the figure, which its record leaves out. Null where it does.',
  },
  agrees: {
    schema: z.boolean(),
    title: 'Agrees',
    says: 'False where the words state another value than the record has.',
  },
  conflict: {
    schema: z.boolean(),
    title: 'Conflict',
    says: 'Whether the sources disagree, on the first claim of a field.',
  },
  source_number: {
    schema: z.int().min(1).nullable(),
    title: 'Source number',
    says: 'Place among the sources of the record, best first. Null, as all of the source, where no source has words.',
  },
  source_url: { schema: text.nullable(), title: 'Source URL', says: 'Address of the source.' },
  source_title: { schema: text.nullable(), title: 'Source title', says: 'Title of the source.' },
  source_kind: { schema: z.enum(SOURCE_KINDS).nullable(), title: 'Source kind', says: 'Who publishes the source.' },
  accessed: {
    schema: text.nullable(),
    title: 'Accessed',
    says: 'The day on which the source was read, as `2026-11-21`.',
  },
  ...CONDITION_COLUMNS,
};

/** One row for each value that a source states, and one for each that none does. */
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

const CORNER_COLUMNS = {
  actuator_id: { schema: slug, title: 'Actuator', says: 'Id of the actuator.' },
  curve: {
    schema: z.enum(['intermittent', 'continuous']),
    title: 'Curve',
    says: 'Whether the torque is given for a moment or lasts.',
  },
  number: { schema: z.int().min(1), title: 'Number', says: 'Place of the corner on its curve, from 1.' },
  speed_rpm: {
    schema: z.number(),
    unit: '/min',
    title: 'Speed',
    says: 'Speed of the output. The curve is straight between corners; two of one speed are a jump.',
  },
  least_nm: {
    schema: z.number().nullable(),
    unit: 'N.m',
    title: 'Least',
    says: 'The torque that stated figures prove at that speed; of a stall torque half. Null where they prove none.',
  },
  most_nm: {
    schema: z.number().nullable(),
    unit: 'N.m',
    title: 'Most',
    says: 'No more torque than this is possible at that speed. Null where stated figures do not bound it.',
  },
} as const satisfies Readonly<Record<string, OwnColumn>>;

/** One row for each corner of a curve. */
export const TORQUE_SPEED_SHAPE: TableShape = {
  name: 'torque_speed',
  title: 'Torque over speed',
  says: 'One row for each corner of the curves of torque over speed of an actuator, as far as stated figures tell them.',
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
