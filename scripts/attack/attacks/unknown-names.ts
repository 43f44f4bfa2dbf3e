import { HOSTILE_QUERIES } from '../../bench/hostile-queries.ts';
import { ATTACKS, callOf } from '../../mcp/hostile.ts';
import { attacker, closingGet, closingPost, say, volley, type Attack, type Target } from '../attack.ts';

const CLIENTS = 5;

/** The texts of such requests, which are sent in turn. */
const requests = ({ random }: Target): readonly string[] => [
  closingGet(`/api/v1/actuators?${HOSTILE_QUERIES['unknown parameters'](random).slice(0, 8000)}`),
  closingGet(`/api/v1/actuators?${HOSTILE_QUERIES['mistyped parameters'](random)}`),
  closingPost('/mcp', JSON.stringify(callOf(ATTACKS['unknown names of fields'](random)))),
  closingPost('/mcp', JSON.stringify(callOf(ATTACKS['unknown arguments'](random)))),
];

/** Names of parameters, fields and arguments that are not known, each of which is compared with the known ones. */
export const UNKNOWN_NAMES: Attack = {
  name: 'unknown-names',
  says: `hundreds of unknown names of parameters, fields and arguments; ${CLIENTS} clients, each at its limit`,
  before: '190 to 273 ms of a core for 240 names',
  strike: (target) =>
    volley(target, 2 * CLIENTS, (number) => {
      const texts = requests(target);
      return say(target.address, attacker(number % CLIENTS), texts[number % texts.length] ?? '');
    }),
};
