import { rowsKept } from '../../table/row-filter.ts';
import type { Table } from '../../table/table.ts';
import type { AcceptedRequirement, Requirement } from '../question/requirements.ts';
import { openBoundJudge } from './bound-judge.ts';
import type { Judge, JudgeSettings } from './check.ts';
import { openPointJudge } from './point-judge.ts';
import { MEETS, MISSES_FAR, UNKNOWN, verdictAt } from './verdicts.ts';

/** Opens the judge of a requirement. */
export function openJudge(table: Table, requirement: Requirement, judging: JudgeSettings): Judge {
  if (requirement.kind === 'point') return openPointJudge(table, requirement, judging);
  if (requirement.kind === 'bound') return openBoundJudge(table, requirement, judging);
  return openValueJudge(table, requirement);
}

/** Opens the judge of a field without bounds: a supply, buses, flags. */
function openValueJudge(table: Table, requirement: AcceptedRequirement): Judge {
  const { row: asked, filter } = requirement;
  const kept = rowsKept(filter.filterRows(table), table.count);
  const known = table.having('has', asked.field);
  const judge = (row: number): number => {
    if (kept[row] === 1) return MEETS;
    return known[row] === 1 ? MISSES_FAR : UNKNOWN;
  };
  return {
    verdictsOn: (rows) => {
      const verdicts = new Uint8Array(table.count);
      for (let step = 0; step < rows.length; step += 1) {
        const row = rows[step] ?? 0;
        verdicts[row] = judge(row);
      }
      return verdicts;
    },
    likelihoodAt: () => 0,
    checkAt: (row, { conditions, accepted }) => ({
      requirement: asked.name,
      field: asked.field,
      asked: requirement.asked,
      value: accepted[asked.field] ?? null,
      unit: asked.unit,
      verdict: verdictAt(judge(row)),
      ratio: null,
      conditions: conditions[asked.field] ?? null,
    }),
    hardestAt: null,
  };
}
