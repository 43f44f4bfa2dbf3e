import { COMPARE_IDS, rangeText } from '../../limits.ts';
import { findIds } from '../../query/compare-ids.ts';
import { hintOfMissing, IDS_INPUT, idsOf, readIds } from './ids.ts';
import { arrayOf, closed, MAYBE_TEXT, RECORD } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

/** Returns whole records of actuators. */
export const getActuators: Tool = {
  name: 'get_actuators',
  title: 'Get actuators',
  description:
    `Everything known about ${rangeText(COMPARE_IDS)} actuators, by id: every figure, notes with caveats, \`sources\` to cite, and \`robots_using\`, the robots with this actuator in a joint. ` +
    'Returns `data` in the order asked (a repeated id once), `not_found` with unknown ids, which do not fail the call, and a `hint` with the ids nearest to them. Null, which the text leaves out, means that no source states it.',
  inputSchema: IDS_INPUT,
  outputSchema: closed({
    data: arrayOf(RECORD),
    not_found: arrayOf({ type: 'string' }),
    hint: MAYBE_TEXT,
  }),
  run: (service, given) => {
    const parsed = readIds(given);
    if (!parsed.ok) return refused({ code: 'validation_failed', faults: parsed.fault });
    const { found, notFound } = findIds((id) => service.actuatorDetail(id) ?? undefined, parsed.value);
    return answered({
      data: found,
      not_found: notFound,
      hint: hintOfMissing(notFound, idsOf(service, 'actuators')),
    });
  },
};
