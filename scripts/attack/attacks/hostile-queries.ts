import { HOSTILE_QUERIES } from '../../bench/hostile-queries.ts';
import { pick } from '../../support/random.ts';
import { attacker, closingGet, say, volley, type Attack } from '../attack.ts';

const CLIENTS = 5;

/** Queries of the list that are meant to cost much. */
export const HOSTILE_QUERIES_ATTACK: Attack = {
  name: 'hostile-queries',
  says: `lists with misspelt words of 39 letters, a hundred terms, forged cursors and the like; ${CLIENTS} clients, each at its limit`,
  before: '141 to 451 ms of a core for one query',
  strike: (target) =>
    volley(target, 2 * CLIENTS, (number) => {
      const make = pick(target.random, Object.values(HOSTILE_QUERIES));
      return say(target.address, attacker(number % CLIENTS), closingGet(`/api/v1/actuators?${make(target.random)}`));
    }),
};
