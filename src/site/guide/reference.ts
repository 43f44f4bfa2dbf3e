import { exampleProblem, exampleTarget } from '../../api/examples.ts';
import { HEADERS } from '../../api/headers.ts';
import { LIST_PATHS } from '../../api/links.ts';
import { operationById } from '../../api/operations.ts';
import { PROBLEMS, type ProblemKind } from '../../api/problems.ts';
import type { Service } from '../../api/service.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { sentenceOf } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import { code, codeBlock, markdownTable, paragraphs } from './markdown.ts';

/** What every field means, with its unit. */
export const fieldsSection = (): string =>
  paragraphs(
    '## Fields',
    'Every field is always present; `null` means that no source of the catalog states it. Ignore fields that you do not know: new ones may come.',
    '### Actuator fields',
    fieldTable(ACTUATOR_FIELDS),
    '`get_actuator` adds `robots_using`: the robots whose joints use it, each with `id`, `name`, `brand`, `url` and `api_url`.',
    '### Robot fields',
    fieldTable(ROBOT_FIELDS),
    '`get_robot` adds `joints`: groups of equal joints, each with a `role`, a `count` and a `motor`.',
    '### Motor fields',
    fieldTable(MOTOR_FIELDS),
  );

const fieldTable = (fields: Fields<never>): string =>
  markdownTable(
    ['Field', 'Unit', 'Meaning'],
    Object.entries(fields).map(([name, field]) => [code(name), symbolOf(field.unit), sentenceOf(field, LIST_PATHS)]),
  );

/** The section of the errors: their form, and each code. */
export function errorsSection(service: Service): string {
  const kinds: [string, ProblemKind][] = Object.entries(PROBLEMS);
  return paragraphs(
    '## Errors',
    'Every error is `application/problem+json` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Branch on `code`, which is stable; `hint` says how to repair this very request; `errors` names every failing field at once. Errors are never cached.',
    codeBlock('sh', `curl '${service.baseUrl}${exampleTarget(LIST, LIST.refused?.invalid_parameter)}'`),
    codeBlock('json', JSON.stringify(JSON.parse(exampleProblem(service, LIST, 'invalid_parameter')), null, 2)),
    ...kinds.map(([name, { status, title, meaning, hint }]) =>
      paragraphs(`### ${name}`, `**${status} ${title}.** ${meaning}`, hint),
    ),
  );
}

const LIST = operationById('list_actuators');

/** The table of the response headers. */
export const headersSection = (): string =>
  paragraphs(
    '## Headers',
    'Browsers may read each of them from any origin (CORS).',
    markdownTable(
      ['Header', 'Meaning', 'Example'],
      Object.entries(HEADERS).map(([name, { says, example }]) => [code(name), says, code(String(example))]),
    ),
  );
