import { ATTACKS, callOf } from '../../mcp/hostile.ts';
import { attacker, closingPost, say, volley, type Attack } from '../attack.ts';

const CLIENTS = 5;
const MESSAGES = 10;

/** Batches of ten searches for words that are nowhere, with every filter: each client asks as often as it may. */
export const HOSTILE_BATCHES: Attack = {
  name: 'hostile-batches',
  says: `MCP batches of ${MESSAGES} searches for misspelt words with all filters; ${CLIENTS} clients, each at its limit`,
  before: 'one batch blocked all others for 3.2 s; `/healthz` p50 4.9 s at one batch in 3 s',
  strike: (target) =>
    volley(target, 1, (number) => {
      const make = ATTACKS['five misspelt words of 39 letters, all filters'];
      const messages = Array.from({ length: MESSAGES }, (_, id) => callOf(make(target.random), id));
      return say(target.address, attacker(number % CLIENTS), closingPost('/mcp', JSON.stringify(messages)));
    }),
};
