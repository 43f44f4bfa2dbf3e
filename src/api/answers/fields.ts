import { z } from 'zod';
import type { Dataset } from '../../catalog/dataset.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field, Fields } from '../../catalog/fields/field.ts';
import { FURTHER_FIGURES } from '../../catalog/fields/further.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { sentenceOf } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { symbolOf, UNITS } from '../../catalog/fields/units.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../query/listings.ts';
import { allowedWords, type Parameter } from '../../query/parameter.ts';
import { LIST_PATHS } from '../links.ts';
import type { DescribedField } from '../schemas/fields.ts';

/** A kind of record: its fields, the values of all records, and the parameters of its list. */
interface Kind {
  readonly record: DescribedField['record'];
  readonly fields: Fields<never>;
  readonly values: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** Every field of actuators, robots and motors, then the further figures of actuators, each table in its order. */
export function describedFields(dataset: Dataset): DescribedField[] {
  const { actuators, robots, jointsOf, actuatorEntries } = dataset;
  const motors = [...jointsOf.values()].flatMap((joints) => joints.map(({ motor }) => motor));
  const figures = [...actuatorEntries.values()].map(({ figures: further = {} }) => further);
  const kinds: readonly Kind[] = [
    { record: 'actuator', fields: ACTUATOR_FIELDS, values: actuators, parameters: ACTUATOR_LISTING.parameters },
    { record: 'robot', fields: ROBOT_FIELDS, values: robots, parameters: ROBOT_LISTING.parameters },
    { record: 'motor', fields: MOTOR_FIELDS, values: motors, parameters: {} },
    { record: 'actuator', fields: FURTHER_FIGURES, values: figures, parameters: ACTUATOR_LISTING.parameters },
  ];
  return kinds.flatMap((kind) => Object.entries(kind.fields).map(([name, row]) => describeField(name, row, kind)));
}

function describeField(name: string, row: Field<never>, { record, values, parameters }: Kind): DescribedField {
  const { better = null, ratio, schema, title, unit } = row;
  return {
    record,
    field: name,
    title,
    meaning: sentenceOf(row, LIST_PATHS),
    type: typeOf(schema),
    unit: unit ?? null,
    symbol: unit === undefined ? null : symbolOf(unit),
    nullable: schema.safeParse(null).success,
    better,
    derived_from: ratio === undefined ? null : [ratio.over, ratio.under],
    known: values.filter((value) => (value[name] ?? null) !== null).length,
    of: values.length,
    filters: Object.keys(parameters).filter((parameter) => isAbout(parameter, name)),
    sorts: allowedWords(parameters.sort?.schema).includes(name),
    conversions:
      unit === undefined ? [] : UNITS[unit].conversions.map(({ unit: code, factor }) => ({ unit: code, factor })),
  };
}

/** A filter is called as its field, as one value of a field that holds several, or as a bound: `min_speed_rpm` of `max_speed_rpm`. */
function isAbout(parameter: string, field: string): boolean {
  const quantity = field.replace(/^max_|_rating$/, '');
  return [field, field.replace(/s$/, ''), `min_${quantity}`, `max_${quantity}`].includes(parameter);
}

/** The type of a field's values in the words of SPEC 2.1, without null. */
const typeOf = (schema: z.ZodType): string => typesIn(z.toJSONSchema(schema)).join(' or ');

const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
});

function typesIn(json: unknown): string[] {
  const { type = [], anyOf = [], items } = jsonSchema.parse(json);
  if (type === 'array') return [`array of ${typesIn(items).join(' or ')}`];
  return [...[type].flat(), ...anyOf.flatMap(typesIn)].filter((name) => name !== 'null');
}
