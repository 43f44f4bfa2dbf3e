import { z } from 'zod';
import { actuatorClaims, robotClaims, type Claim, type Claims } from '../catalog/claims.ts';
import { robotDetailOf, type Dataset } from '../catalog/dataset.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import { condition } from '../catalog/fields/condition.ts';
import { EXTRA_ACTUATOR_FIELDS, EXTRA_ROBOT_FIELDS } from '../catalog/fields/extras.ts';
import { FURTHER_FIGURES } from '../catalog/fields/further.ts';
import { MOTOR_FIELDS } from '../catalog/fields/motor.ts';
import { namesWith, valuesOf } from '../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import { slug, text } from '../catalog/fields/values.ts';
import { motorTotals } from '../catalog/motor-totals.ts';
import { SOURCE_KINDS } from '../catalog/source.ts';
import { columnsOf, rowOf, type OwnColumn, type Table } from './table.ts';

/** The tables of the bulk files: everything that the catalog states, and of each value who states it. */
export const bulkTables = (dataset: Dataset): Table[] => [
  actuatorTable(dataset),
  robotTable(dataset),
  jointTable(dataset),
  claimTable(dataset),
];

const NAMES = {
  aliases: { schema: z.array(text).nullable(), title: 'Aliases', says: 'Other names that people use.' },
  replaced_by: {
    schema: slug.nullable(),
    title: 'Replaced by',
    says: "Id of the maker's successor. Null where none is known.",
  },
} as const satisfies Readonly<Record<string, OwnColumn>>;

function actuatorTable({ actuators, actuatorEntries, robotsUsing }: Dataset): Table {
  const columns = columnsOf({ ...ACTUATOR_FIELDS, ...FURTHER_FIGURES, ...EXTRA_ACTUATOR_FIELDS, ...NAMES });
  const rows = actuators.map((record) => {
    const { figures, conditions = {}, aliases, replaced_by } = actuatorEntries.get(record.id) ?? {};
    const robotCount = robotsUsing.get(record.id)?.length ?? 0;
    const extras = valuesOf(EXTRA_ACTUATOR_FIELDS, record, { record, conditions, robotCount });
    return rowOf(columns, { ...record, ...figures, ...extras, aliases, replaced_by });
  });
  return {
    name: 'actuators',
    title: 'Actuators',
    says: 'One row for each actuator: all its figures, further figures included.',
    columns,
    key: ['id'],
    references: [{ column: 'replaced_by', table: 'actuators' }],
    indexed: ['brand', 'category', ...namesWith(ACTUATOR_FIELDS, 'sorts')],
    searched: ['id', 'name', 'brand', 'notes', 'aliases'],
    rows,
  };
}

function robotTable({ robots, robotEntries, jointsOf, actuatorById }: Dataset): Table {
  const columns = columnsOf({ ...ROBOT_FIELDS, ...EXTRA_ROBOT_FIELDS });
  const rows = robots.map((record) => {
    const { price_usd: price } = motorTotals({ ...record, joints: [...(jointsOf.get(record.id) ?? [])] }, actuatorById);
    const motorPriceUsd = price.unknown === 0 ? price.sum : null;
    const kind = robotEntries.get(record.id)?.kind ?? '';
    return rowOf(columns, { ...record, ...valuesOf(EXTRA_ROBOT_FIELDS, {}, { kind, motorPriceUsd }) });
  });
  return {
    name: 'robots',
    title: 'Robots',
    says: 'One row for each robot.',
    columns,
    key: ['id'],
    references: [],
    indexed: ['brand', 'kind'],
    searched: ['id', 'name', 'brand', 'summary'],
    rows,
  };
}

const { id, name, brand, ...MOTOR_FIGURES } = MOTOR_FIELDS;

const JOINT_COLUMNS = {
  robot_id: { schema: slug, title: 'Robot', says: 'Id of the robot.' },
  number: { schema: z.int().min(1), title: 'Number', says: 'Place of the group among those of its robot, from 1.' },
  role: { schema: text, title: 'Role', says: 'Label of the group with its joint numbers, as in `Hip (J1-J4)`.' },
  count: { schema: z.int().min(1), title: 'Count', says: 'Number of joints in the group.' },
  motor_id: id,
  motor_name: name,
  motor_brand: brand,
  ...MOTOR_FIGURES,
};

function jointTable({ robots, jointsOf }: Dataset): Table {
  const columns = columnsOf(JOINT_COLUMNS);
  const rows = robots.flatMap((robot) =>
    (jointsOf.get(robot.id) ?? []).map(({ role, count, motor }, index) => {
      const named = { motor_id: motor.id, motor_name: motor.name, motor_brand: motor.brand };
      return rowOf(columns, { robot_id: robot.id, number: index + 1, role, count, ...named, ...motor });
    }),
  );
  return {
    name: 'joints',
    title: 'Joints',
    says: 'One row for each group of equal joints of a robot, with its motor.',
    columns,
    key: ['robot_id', 'number'],
    references: [
      { column: 'robot_id', table: 'robots' },
      { column: 'actuator_id', table: 'actuators' },
    ],
    indexed: ['peak_torque_nm'],
    searched: [],
    rows,
  };
}

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
  words: { schema: text, title: 'Words', says: "The source's own words." },
  converted: {
    schema: text.nullable(),
    title: 'Conversion',
    says: 'The arithmetic from the words to the value, or `as stated`. Null where the words do not tell.',
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
    schema: z.int().min(1),
    title: 'Source number',
    says: 'Place among the sources of the record, best first.',
  },
  source_url: { schema: text, title: 'Source URL', says: 'Address of the source.' },
  source_title: { schema: text, title: 'Source title', says: 'Title of the source.' },
  source_kind: { schema: z.enum(SOURCE_KINDS), title: 'Source kind', says: 'Who publishes the source.' },
  accessed: { schema: text, title: 'Accessed', says: 'The day on which the source was read, as `2026-11-21`.' },
  ...CONDITION_COLUMNS,
};

function claimTable(dataset: Dataset): Table {
  const columns = columnsOf(CLAIM_COLUMNS);
  const { actuators, actuatorEntries, robots, robotEntries } = dataset;
  const valuesOfClaims = [
    ...actuators.flatMap((actuator) => {
      const entry = actuatorEntries.get(actuator.id);
      return entry === undefined ? [] : claimRows(actuatorClaims(actuator, entry), { actuator_id: actuator.id });
    }),
    ...robots.flatMap((robot) => {
      const entry = robotEntries.get(robot.id);
      return entry === undefined
        ? []
        : claimRows(robotClaims(robotDetailOf(dataset, robot), entry), { robot_id: robot.id });
    }),
  ];
  return {
    name: 'claims',
    title: 'Claims',
    says: 'One row for each value that a source states, in its own words.',
    columns,
    key: [],
    references: [
      { column: 'actuator_id', table: 'actuators' },
      { column: 'robot_id', table: 'robots' },
    ],
    indexed: ['field', 'source_kind'],
    searched: [],
    rows: valuesOfClaims.map((values) => rowOf(columns, values)),
  };
}

const claimRows = ({ claims, sources }: Claims, record: Readonly<Record<string, string>>): Record<string, unknown>[] =>
  claims.map((claim) => ({ ...record, ...claimValues(claim), ...sourceValues(sources[claim.source - 1]) }));

const claimValues = ({ value, source, conditions, conflict, ...claim }: Claim) => ({
  ...claim,
  value: Array.isArray(value) ? value.join(', ') : String(value),
  value_number: typeof value === 'number' ? value : null,
  conflict: conflict === true,
  source_number: source,
  ...Object.fromEntries(Object.entries(conditions ?? {}).map(([key, part]) => [`condition_${key}`, part])),
});

const sourceValues = (source: Claims['sources'][number] | undefined) => ({
  source_url: source?.url,
  source_title: source?.title,
  source_kind: source?.kind,
  accessed: source?.accessed,
});
