import { roundDownTo4Digits } from '../../catalog/lib/round.ts';
import { openJudge } from '../../query/match/judge/open-judge.ts';
import { openBasis } from '../../query/match/judge/point-judge.ts';
import { numberIn, type Catalog, type ListedActuator } from '../client-catalog/load-catalog.ts';
import type { Texts } from '../match/joint-form.ts';
import { matchQuestionOf } from '../match/judge-joints.ts';
import { tableOf } from '../page-filters/catalog-table.ts';

/**
 * The requirements of a replacement: the certain torques and speed of the old actuator at its supply, its
 * mass as the maximum, and its supply and buses.
 */
export function replacementTexts(catalog: Catalog, old: ListedActuator): Texts {
  const { voltage_v: supply, comm } = old.figures;
  const mass = numberIn(old, 'weight_g');
  return {
    ...certainOf(catalog, old),
    // No motor gives its peak torque at its maximum speed.
    together: 'false',
    ...(mass !== null && { max_weight_g: String(mass) }),
    ...(supply !== null && supply !== undefined && { voltage_v: String(supply) }),
    ...(Array.isArray(comm) && comm.length > 0 && { comm: comm.join(',') }),
  };
}

const ASKED = ['min_peak_torque_nm', 'min_rated_torque_nm', 'min_speed_rpm'] as const;

/** The strictest bounds on torques and speed that the actuator itself meets, each on its own. */
function certainOf(catalog: Catalog, old: ListedActuator): Texts {
  const { table, listed } = tableOf(catalog);
  const row = listed.indexOf(old);
  const { voltage_v: supply } = old.figures;
  const question = matchQuestionOf(catalog, {
    ...Object.fromEntries(ASKED.map((name) => [name, '1'])),
    together: 'false',
    ...(supply !== null && supply !== undefined && { voltage_v: String(supply) }),
  });
  const judging = { tolerance: question.modifiers.tolerance, basisAt: openBasis(table) };
  return Object.fromEntries(
    question.requirements.flatMap((requirement): [string, string][] => {
      if (requirement.kind !== 'bound') return [];
      const { name } = requirement.row;
      const most = openJudge(table, requirement, judging).hardestAt?.(row, name) ?? NaN;
      return Number.isFinite(most) && most > 0 ? [[name, String(roundDownTo4Digits(most))]] : [];
    }),
  );
}
