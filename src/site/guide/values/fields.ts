import { describedFields } from '../../../api/answers/fields.ts';
import type { DescribedField } from '../../../api/schemas/fields.ts';
import type { Service } from '../../../api/service.ts';
import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import type { Fields } from '../../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../../catalog/fields/robot.ts';
import { fieldsOf } from '../../../catalog/fields/select-fields.ts';
import { code, markdownTable } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/** The values of the chapter on fields. */
export function fieldsValues({ dataset }: Service): Placeholders {
  const described = describedFields(dataset);
  const tableOf = (record: DescribedField['record'], fields: Fields<never>): string =>
    fieldTable(described.filter((row) => row.record === record && Object.hasOwn(fields, row.field)));
  return {
    actuator_fields: tableOf('actuator', fieldsOf(ACTUATOR_FIELDS, { in: 'record' })),
    robot_fields: tableOf('robot', fieldsOf(ROBOT_FIELDS, { in: 'record' })),
    motor_fields: tableOf('motor', MOTOR_FIELDS),
  };
}

const fieldTable = (rows: readonly DescribedField[]): string =>
  markdownTable(
    ['Field', 'Type', 'Unit', 'Meaning'],
    rows.map(({ field, type, nullable, symbol, meaning }) => [
      code(field),
      nullable ? `${type} or null` : type,
      symbol ?? '',
      meaning,
    ]),
  );
