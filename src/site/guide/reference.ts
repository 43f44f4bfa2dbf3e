import { describedFields } from '../../api/answers/fields.ts';
import { exampleProblem, exampleTarget } from '../../api/documents/examples.ts';
import { operationById } from '../../api/operations.ts';
import { PROBLEMS, type ProblemKind } from '../../api/problems.ts';
import type { DescribedField } from '../../api/schemas/fields.ts';
import type { Service } from '../../api/service.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { fieldsOf } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { asJson, code, codeBlock, markdownTable, paragraphs } from './markdown.ts';

/** The chapter on all fields. */
export function fieldsChapter({ dataset }: Service): string {
  const described = describedFields(dataset);
  const tableOf = (record: DescribedField['record'], fields: Fields<never>): string =>
    fieldTable(described.filter((row) => row.record === record && Object.hasOwn(fields, row.field)));
  return paragraphs(
    '## Fields',
    'Every field is always present; `null` means unknown. Ignore fields that you do not know: new ones may come. `/api/v1/fields` has the same as data, with the filters of each field and how often it is known.',
    '### Actuator fields',
    tableOf('actuator', fieldsOf(ACTUATOR_FIELDS, { in: 'record' })),
    '`get_actuator` adds `robots_using`: the robots whose joints use it, each with `id`, `name`, `brand`, `url` and `api_url`.',
    '### Robot fields',
    tableOf('robot', fieldsOf(ROBOT_FIELDS, { in: 'record' })),
    '`get_robot` adds `joints`: groups of equal joints, each with a `role`, a `count` and a `motor`.',
    '### Motor fields',
    tableOf('motor', MOTOR_FIELDS),
  );
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

/** The section of the errors: their form, and each code. */
export function errorsSection(service: Service): string {
  const kinds: [string, ProblemKind][] = Object.entries(PROBLEMS);
  return paragraphs(
    '## Errors',
    'Every error is `application/problem+json` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Branch on `code`, which is stable; `hint` says how to repair this very request; `errors` names every failing field at once. Errors are never cached.',
    codeBlock('sh', `curl '${service.baseUrl}${exampleTarget(LIST, LIST.refused?.invalid_parameter)}'`),
    codeBlock('json', asJson(JSON.parse(exampleProblem(service, LIST, 'invalid_parameter')))),
    ...kinds.map(([name, { status, title, meaning, hint }]) =>
      paragraphs(`### ${name}`, `**${status} ${title}.** ${meaning}`, hint),
    ),
  );
}

const LIST = operationById('list_actuators');
