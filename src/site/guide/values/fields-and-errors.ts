import { describedFields } from '../../../api/answers/fields.ts';
import { exampleProblem, exampleTarget } from '../../../api/documents/examples.ts';
import { operationById } from '../../../api/operations.ts';
import { PROBLEMS, type ProblemKind } from '../../../api/problems.ts';
import type { DescribedField } from '../../../api/schemas/fields.ts';
import type { Service } from '../../../api/service.ts';
import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import type { Fields } from '../../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../../catalog/fields/robot.ts';
import { fieldsOf } from '../../../catalog/fields/select-fields.ts';
import { asJson, code, markdownTable, paragraphs } from '../markdown.ts';
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

/** The values of the section on errors: a request that is refused, the answer to it, and each code. */
export function errorValues(service: Service): Placeholders {
  const kinds: [string, ProblemKind][] = Object.entries(PROBLEMS);
  return {
    refused_request: `curl '${service.baseUrl}${exampleTarget(LIST, LIST.refused?.invalid_parameter)}'`,
    problem: asJson(JSON.parse(exampleProblem(service, LIST, 'invalid_parameter'))),
    problem_codes: paragraphs(
      ...kinds.map(([name, { status, title, meaning, hint }]) =>
        paragraphs(`### ${name}`, `**${status} ${title}.** ${meaning}`, hint),
      ),
    ),
  };
}

const LIST = operationById('list_actuators');
