import { ATTACKS, callOf } from '../../mcp/hostile.ts';
import { attacker, closingPost, say, volley, type Attack, type Target } from '../attack.ts';

const CLIENTS = 5;
const LONGEST_BODY = 16 * 1024;

/** As many faults as there is room for. */
const MEMBERS = Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`a${number}`, 0]));
const NUMBERS = { ids: Array.from({ length: LONGEST_BODY / 2 - 20 }, () => 1) };
const JOINTS = { joints: NUMBERS.ids };
const COMPARE = '/api/v1/actuators/compare';
const MATCH = '/api/v1/actuators/match';

/** The texts of bad requests, which are sent in turn. */
const bodies = ({ random }: Target): readonly string[] => [
  closingPost(COMPARE, JSON.stringify(MEMBERS)),
  closingPost(COMPARE, JSON.stringify(NUMBERS)),
  closingPost(COMPARE, '['.repeat(LONGEST_BODY)),
  closingPost(MATCH, JSON.stringify(MEMBERS)),
  closingPost(MATCH, JSON.stringify(JOINTS)),
  closingPost('/mcp', JSON.stringify(callOf(ATTACKS['unknown members beside the ids'](random)))),
  closingPost('/mcp', JSON.stringify(callOf(ATTACKS['a value nested 3000 deep']()))),
];

/** Bodies as long as may be, in which everything is wrong. */
export const BAD_BODIES: Attack = {
  name: 'bad-bodies',
  says: `bodies of 16 kB with thousands of faults, to compare, match and MCP; ${CLIENTS} clients, each at its limit`,
  before: 'answers of 234 and 250 kB to bodies of 16 kB',
  strike: (target) =>
    volley(target, 2 * CLIENTS, (number) => {
      const texts = bodies(target);
      return say(target.address, attacker(number % CLIENTS), texts[number % texts.length] ?? '');
    }),
};
