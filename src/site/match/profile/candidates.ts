import { cornersOf } from '../../../catalog/curve-corners.ts';
import { tableOf } from '../../filter/catalog-table.ts';
import { shownJudgement, type MatchModel } from '../model.ts';
import type { Candidate } from './profile-view.ts';

/** How many actuators of an answer can be looked at with a profile. */
const MOST_CANDIDATES = 20;

/** The best actuators of the joint that is shown, with what is known of their curves. */
export function profileCandidates(model: MatchModel): Candidate[] {
  const groups = shownJudgement(model)?.groups;
  if (groups === undefined) return [];
  const { table, listed } = tableOf(model.catalog);
  return [...groups.meets, ...groups.close, ...groups.unknown].slice(0, MOST_CANDIDATES).flatMap((place) => {
    const actuator = listed[place];
    if (actuator === undefined) return [];
    const { id, brand, name } = actuator;
    return { id, name: `${brand} ${name}`, corners: () => cornersOf(table.curves().intermittent, place) };
  });
}
