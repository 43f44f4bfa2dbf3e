import { z } from 'zod';
import { ALTERNATIVES } from '../../limits.ts';
import { integer } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { builtDocument } from '../service.ts';
import { taking } from './arguments.ts';
import { idArgument, noSuchRecord } from './ids.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT, RECORD, TEXT } from './schemas.ts';
import { answered, type Tool } from './tool.ts';

const ARGUMENTS = {
  id: idArgument('an actuator', 'Id of the actuator to replace.', 'robotis-xm540-w270-r'),
  limit: {
    kind: integer(ALTERNATIVES.least, ALTERNATIVES.most),
    usual: ALTERNATIVES.usual,
    says: 'How many alternatives.',
    example: '10',
  },
} satisfies Parameters;

// The id is all that other tools need of a reference.
const other = z.looseObject({}).transform(({ url: _url, api_url: _api, ...rest }) => rest);
const alternatives = z.looseObject({ successors: z.array(other), data: z.array(other) });

/** Finds what could take the place of an actuator. */
export const findAlternatives: Tool = {
  name: 'find_alternatives',
  title: 'Find alternatives to an actuator',
  description:
    'What could replace an actuator: `successors` by its maker, then as `data` others still sold, nearest first by torques, speed, mass, supply, bus and diameter. ' +
    'Each has the figures in which it is `better`, `worse` or `equal` (its `value`, and the `ratio` to the one replaced), those that are `unknown` (not published by one of the two, or of unlike kinds, which `text` names), `voltage_covers` (its whole supply), `shares_bus`, `shares_protocol`, `delivers` (its torque at its speeds), null if unknown, and `same_family`. ' +
    '`not_compared` names what the catalog cannot tell: whether it bolts on.',
  inputSchema: inputOf(ARGUMENTS),
  outputSchema: closed({
    id: TEXT,
    successors: arrayOf(RECORD),
    data: arrayOf(RECORD),
    not_compared: arrayOf(TEXT),
    hint: MAYBE_TEXT,
  }),
  run: taking(ARGUMENTS, (service, { id = '', limit = ALTERNATIVES.usual }) => {
    if (service.actuators.placeOf(id) === undefined) return noSuchRecord(service, 'actuator', id);
    const { data, ...found } = alternatives.parse(builtDocument(service, 'get_actuator_alternatives', id));
    return answered({ ...found, data: data.slice(0, Number(limit)), hint: data.length === 0 ? NOTHING_NEAR : null });
  }),
};

const NOTHING_NEAR = 'No other actuator is known to be sold. `match_actuators` finds some by what the joint needs.';
