import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import { sourceFile } from '../fields/evidence/source.ts';
import type { Fields } from '../fields/field.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { operandsOf } from '../fields/select-fields.ts';
import { slug } from '../fields/value-schemas.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { extendedFieldsOf } from '../records/extended-fields.ts';
import { isKnown } from '../records/is-known.ts';
import type { Actuator, RobotDetail } from '../records/record-schemas.ts';
import { claim, claimsAbout, field, value, type ClaimedValue, type Evidence } from './claim.ts';
import { motorPath, type UndisputedActuator, type UndisputedRobot, type Disputes } from './disputes.ts';

/** The sources of every value of a record. */
export const claims = z
  .strictObject({
    id: slug,
    api_url: z.url().describe('API URL of the record.'),
    claims: z.array(claim).describe('By field in the order of the record, the best source first.'),
    derived: z
      .array(z.strictObject({ field, value, from: z.array(field) }))
      .describe('Values computed from others, with the fields they come from.'),
    unsourced: z.array(field).describe('Figures without a quote from any source of the record.'),
    sources: z
      .array(sourceFile.omit({ states: true }).extend({ number: z.int().positive() }))
      .describe('The sources of the record, best first.'),
  })
  .meta({
    id: 'Claims',
    description: 'Where every value of a record comes from, in the words of its sources.',
  });

export type Claims = Readonly<z.infer<typeof claims>>;

type Derivation = Claims['derived'][number];

/** The claims of an actuator's sources. */
export const actuatorClaims = memoize((actuator: Actuator, entry: UndisputedActuator) => {
  const { specs, figures = {}, conditions = {}, disputed } = entry;
  const file = { ...entry, ...specs, ...figures };
  const known = { ...actuator, ...extendedFieldsOf(actuator, entry) };
  const stated = statedFields(ACTUATOR_FIELDS, known, { file, conditions, disputed });
  return claimsOf(actuator, entry, { stated, derived: derivedIn(ACTUATOR_FIELDS, known, { file }) });
});

/** Caches the claims of a record, because API, quality and pages use them repeatedly. */
function memoize<Record extends object, Entry extends object>(
  read: (record: Record, entry: Entry) => Claims,
) {
  const byEntry = memoizeByObject((entry: Entry) => memoizeByObject((record: Record) => read(record, entry)));
  return (record: Record, entry: Entry): Claims => byEntry(entry)(record);
}

/** The claims of a robot's sources, on the robot and on the motors in its joints. */
export const robotClaims = memoize((robot: RobotDetail, entry: UndisputedRobot) => {
  const { disputed } = entry;
  const joints = robot.joints.flatMap(({ role, count, motor }, index) => {
    const file = entry.joints[index]?.motor ?? {};
    const place = { path: motorPath(role, ''), key: `joints[${index}].motor.`, disputed };
    return {
      stated: [
        plain(`joints/${role}/count`, `joints[${index}].count`, count),
        ...statedFields(MOTOR_FIELDS, motor, { file, conditions: file.conditions ?? {}, ...place }),
        plain(`joints/${role}/actuator_id`, `joints[${index}].motor.actuator`, motor.actuator_id),
      ],
      derived: 'name' in file ? derivedIn(MOTOR_FIELDS, motor, { file, path: place.path }) : [],
    };
  });
  const sum: Derivation[] =
    entry.dof === undefined ? [{ field: 'dof', value: robot.dof, from: ['joints'] }] : [];
  return claimsOf(robot, entry, {
    stated: [
      ...statedFields(ROBOT_FIELDS, robot, { file: entry, conditions: {}, disputed }),
      plain('joints', 'joints', robot.joint_count),
      ...joints.flatMap(({ stated }) => stated),
    ],
    derived: [...sum, ...joints.flatMap(({ derived }) => derived)],
  });
});

const plain = (path: string, key: string, found: unknown): ClaimedValue => ({
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
  readonly disputed?: Disputes | undefined;
  /** Prefix of the field's name in its path, and in the key of its words. */
  readonly path?: string;
  readonly key?: string;
}

const statedFields = (
  fields: Fields<never>,
  record: object,
  { file, conditions, disputed = {}, path = '', key = '' }: Place,
): ClaimedValue[] =>
  Object.entries(fields).flatMap(([name, row]) => {
    if (row.written === undefined) return [];
    const figure = { field: path + name, key: key + name, row };
    const refuted = disputed[path + name];
    if (refuted !== undefined) return { ...figure, ...refuted, isInFile: true, dispute: refuted.reason };
    return {
      ...figure,
      value: valueIn(record, name),
      isInFile: Object.hasOwn(file, name) && isKnown(valueIn(file, name)),
      conditions: conditions[name],
    };
  });

const valueIn = (record: object, name: string): unknown => Reflect.get(record, name);

const derivedIn = (
  fields: Fields<never>,
  record: object,
  { file, path = '' }: Pick<Place, 'file' | 'path'>,
): Derivation[] =>
  Object.entries(fields).flatMap(([name, row]) => {
    const found = valueIn(record, name);
    const operands = Object.hasOwn(file, name) ? null : (operandsOf(row) ?? row.otherwiseFrom ?? null);
    if (operands === null || (typeof found !== 'number' && typeof found !== 'string')) return [];
    return [{ field: path + name, value: found, from: operands.map((operand) => path + operand) }];
  });

function claimsOf(
  { id, api_url }: Pick<Actuator, 'id' | 'api_url'>,
  evidence: Evidence,
  { stated, derived }: { readonly stated: readonly ClaimedValue[]; readonly derived: Derivation[] },
): Claims {
  const made = stated.flatMap((one) => claimsAbout(one, evidence));
  return {
    id,
    api_url,
    claims: made,
    derived,
    unsourced: made.filter(({ words }) => words === null).map(({ field: path }) => path),
    sources: evidence.sources.map(({ states: _states, ...source }, index) => ({
      number: index + 1,
      ...source,
    })),
  };
}
