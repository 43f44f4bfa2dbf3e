import { MATCH_JOINTS, rangeText } from '../../limits.ts';
import { costOfJointsBody, costOfMatch } from '../../query/match/question/cost.ts';
import { JOINTS_PARAMETERS } from '../../query/match/question/parse-joints.ts';
import { MATCH_PARAMETERS } from '../../query/match/question/parse-match.ts';
import { answerMatch, answerMatchJoints } from '../answers/match.ts';
import { jsonIn } from '../answers/read-body.ts';
import { OF_BODY, OF_LIST, type OperationRow } from '../operation-row.ts';

const NOT_MODELLED =
  'Figures are quoted from their sources. A rated torque assumes the cooling of the source. The RMS torque is not a thermal model. A motor cannot work at its stall torque. A `limit` is what the model of a robot or a driver allows, not what the motor can do. `conditions` and `peak_torque_kind` name the kind.';

/** The operations that match actuators to requirements. */
export const MATCH_OPERATIONS = [
  {
    id: 'match_actuators',
    method: 'GET',
    path: '/api/v1/actuators/match',
    tag: 'Actuators',
    summary: 'Find actuators for a joint.',
    description:
      'Checks every actuator against at least one requirement, stated at the joint. The parameters are the filters of the list of actuators.\n\n' +
      '- Bounds, flags, kinds, `comm`, `control_mode`, `min_ip`, `voltage_v`, points and the duty cycle are judged. All other filters select the candidates.\n' +
      '- An actuator `meets` all requirements, is `close` (a figure falls short by at most `tolerance`), is `unknown` (a figure is unknown) or `misses`. Its verdict is the worst of its checks; `include_unknown` names fields whose unknown figures do not count.\n' +
      '- `order` states the order of `data`. Those that miss are only counted, unless `ids` names them.\n' +
      '- `relax` names looser bounds that more of them would meet.\n' +
      '- Through an external stage the joint gets torque × ratio × efficiency, speed ÷ ratio, and backlash ÷ ratio; the backlash of the stage itself is not counted.\n' +
      `- ${NOT_MODELLED}`,
    parameters: MATCH_PARAMETERS,
    schema: 'MatchList',
    problems: OF_LIST,
    example: { query: 'duty=60:2,10:8&min_speed_rpm=120&max_weight_g=1500&limit=1' },
    refused: {
      invalid_parameter: { query: 'min_peak_torque_nm=10&min_rated_torque_nm=20' },
      invalid_cursor: { query: 'min_peak_torque_nm=10&cursor=WyJnbyJd' },
    },
    answer: answerMatch,
    cost: ({ parameters }) => costOfMatch((name) => parameters.get(name)),
  },
  {
    id: 'match_actuators_batch',
    method: 'POST',
    path: '/api/v1/actuators/match',
    tag: 'Actuators',
    summary: 'Find actuators for the joints of a robot.',
    description:
      `The same for ${rangeText(MATCH_JOINTS)} joints at once: the members of a joint are the parameters of the GET form, and \`defaults\` apply to every joint that does not say otherwise. ` +
      'It returns the best matches for each joint, and in `sets` the cheapest and the lightest choice for all joints with their totals; if no actuator meets all requirements of a joint, its choice is null and counts as unknown. ' +
      '`same` (`["brand", "voltage_v", "comm"]`) names what the actuators of a set must share, `total` (`{"weight_g": 3000}`) limits their sums; `shared` is null if no set complies. ' +
      'A joint may have a `load` (`{"mass_kg": 2, "lever_m": 0.3}`) in place of a rated torque. `priced` is the number of candidates with a price; `bare` means that a motor has no bearings or gear of its own. ' +
      NOT_MODELLED,
    parameters: JOINTS_PARAMETERS,
    body: 'MatchRequest',
    schema: 'JointMatches',
    problems: OF_BODY,
    example: {
      query: 'limit=1',
      body: '{"defaults":{"margin":1.5,"max_weight_g":2000},"joints":[{"name":"Shoulder","count":2,"min_peak_torque_nm":12},{"name":"Wrist","min_peak_torque_nm":2}]}',
    },
    refused: {
      invalid_json: { body: '{"joints":[' },
      validation_failed: { body: '{"joints":[{"name":"Knee","min_peak_torqe_nm":60}]}' },
    },
    answer: answerMatchJoints,
    cost: ({ body }) => costOfJointsBody(jsonIn(body ?? new Uint8Array())),
  },
] as const satisfies readonly OperationRow[];
