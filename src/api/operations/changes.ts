import { changesOfActuator } from '../../query/changes.ts';
import { CHANGES_PARAMETERS } from '../../query/parse-changes.ts';
import { answerChanges } from '../answers/changes-page.ts';
import { ALWAYS, STATIC_OF_RECORD, type OperationRow } from '../operation.ts';

/** The operations on what the releases of the catalog changed. */
export const CHANGE_OPERATIONS = [
  {
    id: 'list_changes',
    method: 'GET',
    path: '/api/v1/changes',
    tag: 'Catalog',
    summary: 'List what releases of the catalog changed.',
    description:
      'Without parameters only `releases`, with counts; with any, `data` has a row for each field that changed. `Catalog-Version` names the release of an answer. As a feed: `/changes.atom`.',
    parameters: CHANGES_PARAMETERS,
    schema: 'ChangeList',
    problems: ['invalid_parameter', 'invalid_cursor', ...ALWAYS],
    example: { query: 'field=price_usd,weight_g&limit=1' },
    refused: { invalid_parameter: { query: 'since=2020.01.01' }, invalid_cursor: { query: 'cursor=WyJnbyJd' } },
    answer: answerChanges,
  },
  {
    ...STATIC_OF_RECORD,
    id: 'get_actuator_changes',
    path: '/api/v1/actuators/{id}/changes',
    tag: 'Catalog',
    summary: 'Get what releases changed in an actuator.',
    description: 'Every change of one actuator, the newest first.',
    pathId: { says: 'Slug of the actuator.', records: 'actuators' },
    schema: 'ActuatorChanges',
    example: { id: 'xiaomi-cybergear' },
    document: ({ dataset, changes, moved }, id) =>
      dataset.actuatorById.has(id) ? { id, data: changesOfActuator(changes, moved, id) } : undefined,
  },
] as const satisfies readonly OperationRow[];
