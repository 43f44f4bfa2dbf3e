import { actuatorDetail } from '../../catalog/actuator.ts';
import { actuatorDetailOf } from '../../catalog/details.ts';
import { compare, parseCompareBody } from '../../query/compare.ts';
import { COMPARE_IDS } from '../../query/parameters.ts';
import { hintOfMissing, IDS_INPUT } from './ids.ts';
import { arrayOf, closed, outlineOf, MAYBE_TEXT } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

/** Gives whole records of actuators. */
export const getActuators: Tool = {
  name: 'get_actuators',
  title: 'Get actuators',
  description:
    `All that is known of ${COMPARE_IDS.least} to ${COMPARE_IDS.most} actuators by id: every figure, notes with their caveats, \`sources\` to cite, and \`robots_using\`, the robots in whose joints each works. ` +
    'Gives `data` in the order asked (a repeated id once), `not_found` with the ids that no actuator bears, which do not fail the call, and a `hint` with the nearest ids. Null (in the text: absent) means that no source states it.',
  inputSchema: IDS_INPUT,
  outputSchema: closed({
    data: arrayOf(outlineOf(actuatorDetail)),
    not_found: arrayOf({ type: 'string' }),
    hint: MAYBE_TEXT,
  }),
  run: ({ dataset, nearestActuators }, given) => {
    const parsed = parseCompareBody(given);
    if (!parsed.ok) return refused({ code: 'validation_failed', faults: parsed.faults });
    const { found, notFound } = compare(dataset.actuatorById, parsed.ids);
    return answered({
      data: found.map((actuator) => actuatorDetailOf(dataset, actuator)),
      not_found: notFound,
      hint: hintOfMissing(notFound, nearestActuators),
    });
  },
};
