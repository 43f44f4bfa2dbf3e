import { z } from 'zod';
import type { Actuator } from './actuator.ts';
import type { ActuatorEntry, RobotEntry } from './catalog.ts';
import { conversionOf } from './conversion.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { condition, type Condition } from './fields/condition.ts';
import type { Field, Fields } from './fields/field.ts';
import { FURTHER_FIGURES } from './fields/further.ts';
import { MOTOR_FIELDS } from './fields/motor.ts';
import { ROBOT_FIELDS } from './fields/robot.ts';
import { slug, text } from './fields/values.ts';
import type { RobotDetail } from './robot.ts';
import { sourceFile, type Source } from './source.ts';

const field = text.meta({
  description: 'Field of the record; for a joint, a path such as `joints/Hip (J1-J4)/count`.',
});
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** What one source states of one field. */
const claim = z
  .strictObject({
    field,
    value: value.meta({
      description: 'What the words state, in our unit: the value of the record unless `agrees` is false.',
    }),
    unit: z.string().nullable().meta({ description: 'UCUM code. Null when it is not a quantity.' }),
    words: text.meta({ description: "The source's own words." }),
    converted: z.string().nullable().meta({
      description: '`as stated`, or the arithmetic from the words to the value. Null when the words do not tell.',
    }),
    source: z.int().positive().meta({ description: 'Number of the source in `sources`.' }),
    agrees: z.boolean().meta({ description: 'False where the words state another value than the record has.' }),
    conditions: condition
      .nullable()
      .meta({ description: 'What kind of figure it is, and when it holds. Null when unknown.' }),
    conflict: z
      .literal(true)
      .optional()
      .meta({ description: 'On the first claim of a field on which sources disagree.' }),
  })
  .meta({ description: 'What one source states of one field.' });

/** Where every value of a record comes from. */
export const claims = z
  .strictObject({
    id: slug,
    api_url: z.url().meta({ description: 'API URL of the record.' }),
    claims: z.array(claim).meta({ description: 'By field in the order of the record, the best source first.' }),
    derived: z
      .array(z.strictObject({ field, value, from: z.array(field) }))
      .meta({ description: 'Values that follow from others, and from which.' }),
    unsourced: z.array(field).meta({ description: 'Figures for which the file has no words of a source.' }),
    sources: z
      .array(sourceFile.omit({ states: true }).extend({ number: z.int().positive() }))
      .meta({ description: 'The sources of the record, best first.' }),
  })
  .meta({ id: 'Claims', description: 'Where every value of a record comes from, in the words of its sources.' });

export type Claim = Readonly<z.infer<typeof claim>>;
export type Claims = Readonly<z.infer<typeof claims>>;

/** A value of a record: its path, the key of its words in `states`, and whether its file has it. */
interface Stated {
  readonly field: string;
  readonly key: string;
  readonly row: Pick<Field, 'unit' | 'part' | 'lead'>;
  readonly value: unknown;
  readonly isInFile: boolean;
  readonly conditions: Condition | undefined;
}

type Derived = Claims['derived'][number];

/** What the sources of an actuator state of it. */
export function actuatorClaims(actuator: Actuator, entry: ActuatorEntry): Claims {
  const { specs, figures = {}, conditions = {} } = entry;
  const stated = [
    ...statedFields(ACTUATOR_FIELDS, actuator, { file: { ...entry, ...specs }, conditions }),
    ...statedFields(FURTHER_FIGURES, figures, { file: figures, conditions }),
  ];
  return claimsOf(actuator, entry.sources, { stated, derived: ratiosIn(ACTUATOR_FIELDS, actuator) });
}

/** What the sources of a robot state of it and of the motors in its joints. */
export function robotClaims(robot: RobotDetail, entry: RobotEntry): Claims {
  const joints = robot.joints.flatMap(({ role, count, motor }, index) => {
    const file = entry.joints[index]?.motor ?? {};
    const place = { path: `joints/${role}/`, key: `joints[${index}].motor.` };
    return {
      stated: [
        plain(`joints/${role}/count`, `joints[${index}].count`, count),
        ...statedFields(MOTOR_FIELDS, motor, { file, conditions: file.conditions ?? {}, ...place }),
        plain(`joints/${role}/actuator_id`, `joints[${index}].motor.actuator`, motor.actuator_id),
      ],
      derived: 'name' in file ? ratiosIn(MOTOR_FIELDS, motor, place.path) : [],
    };
  });
  const sum: Derived[] = entry.dof === undefined ? [{ field: 'dof', value: robot.dof, from: ['joints'] }] : [];
  return claimsOf(robot, entry.sources, {
    stated: [
      ...statedFields(ROBOT_FIELDS, robot, { file: entry, conditions: {} }),
      plain('joints', 'joints', robot.joint_count),
      ...joints.flatMap(({ stated }) => stated),
    ],
    derived: [...sum, ...joints.flatMap(({ derived }) => derived)],
  });
}

const plain = (path: string, key: string, found: unknown): Stated => ({
  field: path,
  key,
  row: {},
  value: found,
  isInFile: false,
  conditions: undefined,
});

interface Place {
  readonly file: object;
  readonly conditions: Readonly<Record<string, Condition>>;
  /** What comes before the name of the field in its path, and in the key of its words. */
  readonly path?: string;
  readonly key?: string;
}

const statedFields = (
  fields: Fields<never>,
  record: object,
  { file, conditions, path = '', key = '' }: Place,
): Stated[] =>
  Object.entries(fields).flatMap(([name, row]) =>
    row.written === undefined
      ? []
      : {
          field: path + name,
          key: key + name,
          row,
          value: valueIn(record, name),
          isInFile: Object.hasOwn(file, name) && valueIn(file, name) !== 'unknown',
          conditions: conditions[name],
        },
  );

const valueIn = (record: object, name: string): unknown => Reflect.get(record, name);

const ratiosIn = (fields: Fields<never>, record: object, path = ''): Derived[] =>
  Object.entries(fields).flatMap(([name, { ratio }]) => {
    const found = valueIn(record, name);
    if (ratio === undefined || typeof found !== 'number') return [];
    return [{ field: path + name, value: found, from: [path + ratio.over, path + ratio.under] }];
  });

function claimsOf(
  { id, api_url }: Pick<Actuator, 'id' | 'api_url'>,
  sources: readonly Source[],
  { stated, derived }: { readonly stated: readonly Stated[]; readonly derived: Derived[] },
): Claims {
  return {
    id,
    api_url,
    claims: stated.flatMap((one) => claimsAbout(one, sources)),
    derived,
    unsourced: stated
      .filter(({ row, isInFile, key }) => isInFile && isFigure(row) && !sources.some(({ states }) => key in states))
      .map(({ field: path }) => path),
    sources: sources.map(({ states: _states, ...source }, index) => ({ number: index + 1, ...source })),
  };
}

const isFigure = ({ unit, part, lead }: Stated['row']): boolean => (unit ?? part ?? lead) !== undefined;

/** What each source states of a value, best source first; the first claim says whether they disagree. */
function claimsAbout(stated: Stated, sources: readonly Source[]): Claim[] {
  const witnesses = sources.flatMap(({ states }, index) => {
    const words = states[stated.key];
    return words === undefined ? [] : { words, source: index + 1 };
  });
  const known = witnesses.length === 0 ? undefined : value.safeParse(stated.value).data;
  if (known === undefined) return [];
  const made = witnesses.map((witness) => claimOf(stated, known, witness));
  const [first, ...others] = made;
  return first === undefined || made.every(({ agrees }) => agrees) ? made : [{ ...first, conflict: true }, ...others];
}

function claimOf(
  { field: path, row, conditions }: Stated,
  known: z.infer<typeof value>,
  { words, source }: Pick<Claim, 'words' | 'source'>,
): Claim {
  const unit = row.unit ?? null;
  const isConverted = typeof known === 'number' || typeof known === 'string';
  const conversion = isConverted ? conversionOf(known, unit, words) : { text: null, value: known, agrees: true };
  return {
    field: path,
    value: conversion.value,
    unit,
    words,
    converted: conversion.text,
    source,
    agrees: conversion.agrees,
    conditions: conversion.agrees ? (conditions ?? null) : null,
  };
}
