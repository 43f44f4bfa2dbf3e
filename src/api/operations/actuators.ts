import { actuatorDetailOf } from '../../catalog/records/dataset.ts';
import { COMPARE_IDS, rangeText } from '../../limits.ts';
import { ACTUATOR_LISTING } from '../../query/list/actuator-and-robot-lists.ts';
import { ACTUATOR_SELECTION, COMPARING } from '../../query/parameters/parameters.ts';
import { answerCompare, answerCompareBatch } from '../answers/compare.ts';
import { answerListOf } from '../answers/list.ts';
import {
  OF_BODY,
  OF_LIST,
  OF_QUERY,
  OF_RECORD,
  ofActuator,
  STATIC_OF_ACTUATOR,
  type OperationRow,
} from '../operation-row.ts';

/** The operations on actuators. */
export const ACTUATOR_OPERATIONS = [
  {
    id: 'list_actuators',
    method: 'GET',
    path: '/api/v1/actuators',
    tag: 'Actuators',
    summary: 'Search and filter actuators.',
    description:
      'Actuators that pass every given filter, a page at a time. A numeric filter never keeps an actuator whose figure is ' +
      'unknown. Repeat the query with `cursor` set to `pagination.next_cursor` until `has_more` is false.',
    parameters: ACTUATOR_LISTING.parameters,
    schema: 'ActuatorList',
    problems: OF_LIST,
    example: {
      query:
        'category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=600&sort=torque_density_nm_per_kg&limit=1',
    },
    refused: {
      invalid_parameter: { query: 'max_wieght_g=600&limit=0' },
      invalid_cursor: { query: 'cursor=WyJnbyJd' },
    },
    answer: answerListOf(ACTUATOR_LISTING, 'actuators'),
  },
  {
    id: 'compare_actuators',
    method: 'GET',
    path: '/api/v1/actuators/compare',
    tag: 'Actuators',
    summary: 'Compare actuators by id.',
    description: `Looks up ${rangeText(COMPARE_IDS)} actuators at once, in the order asked. An unknown id is named in \`not_found\` and does not fail the request.`,
    parameters: COMPARING,
    schema: 'Comparison',
    problems: OF_QUERY,
    example: { query: 'ids=unitree-go-m8010-6,no-such-actuator' },
    refused: { invalid_parameter: { query: 'ids=,' } },
    answer: answerCompare,
  },
  {
    id: 'compare_actuators_batch',
    method: 'POST',
    path: '/api/v1/actuators/compare',
    tag: 'Actuators',
    summary: 'Compare actuators by id, as a body.',
    description:
      'The same answer as the GET form. It changes nothing: `Idempotency-Key` is accepted in any form and has no effect.',
    parameters: ACTUATOR_SELECTION,
    body: 'CompareRequest',
    schema: 'Comparison',
    problems: OF_BODY,
    example: { body: '{"ids":["unitree-go-m8010-6","no-such-actuator"]}' },
    refused: {
      invalid_json: { body: '{"ids":[' },
      validation_failed: { body: '{"ids":[],"id":"unitree-go-m8010-6"}' },
    },
    answer: answerCompareBatch,
  },
  {
    ...STATIC_OF_ACTUATOR,
    ignoresParameters: true,
    id: 'get_actuator',
    path: '/api/v1/actuators/{id}',
    summary: 'Get one actuator.',
    description: 'One actuator with all its figures and the robots of the catalog that use it.',
    schema: 'ActuatorDetail',
    problems: OF_RECORD,
    document: ofActuator((actuator, dataset) => actuatorDetailOf(dataset, actuator)),
  },
] as const satisfies readonly OperationRow[];
