import type { Random } from '../support/random.ts';
import { COMPARISON_VISITS } from './visits/comparisons.ts';
import { DOCUMENT_VISITS } from './visits/documents.ts';
import { ERROR_VISITS } from './visits/errors.ts';
import { LIST_VISITS } from './visits/lists.ts';
import { MESSAGE_VISITS } from './visits/messages.ts';
import type { Visit } from './visits/visit.ts';

/** THE TABLE of visits: the mixture of the load. */
export const VISITS: readonly Visit[] = [
  ...DOCUMENT_VISITS,
  ...LIST_VISITS,
  ...COMPARISON_VISITS,
  ...ERROR_VISITS,
  ...MESSAGE_VISITS,
];

const WEIGHT = VISITS.reduce((sum, { weight }) => sum + weight, 0);

/** A visit by chance, each as often as its weight says. */
export function pickVisit(random: Random): Visit {
  let left = random() * WEIGHT;
  const found = VISITS.find(({ weight }) => (left -= weight) < 0);
  if (found === undefined) throw new Error('The table of visits is empty.');
  return found;
}
