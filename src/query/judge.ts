import { openBoundJudge } from './bound-judge.ts';
import type { Check, CheckRemarks } from './check.ts';
import { openPointJudge, type BasisAt } from './point-judge.ts';
import type { AcceptedRequirement, Requirement } from './requirement.ts';
import { rowsKept } from './row-filter.ts';
import type { FilterIndex } from './table.ts';
import { MEETS, MISSES, UNKNOWN, verdictAt } from './verdicts.ts';

/** Judges the rows of a table by one requirement: the only place where a verdict is made. */
export interface Judge {
  /** The verdict on a row: MEETS, CLOSE, UNKNOWN or MISSES. */
  readonly verdictAt: (row: number) => number;
  /** The verdict with all that an answer says of it. */
  readonly checkAt: (row: number, card: CheckRemarks) => Check;
  /**
   * How hard the requirement may be for a row to meet it: with another value of the bound of this name, or of the torque or
   * speed of a point. Infinite where it does not depend on that and is met, NaN where no value helps. Null where it has no bound.
   */
  readonly hardestAt: ((row: number, name: string) => number) | null;
}

/** What judging needs beside the requirement. */
export interface Judging {
  /** The part by which a figure may fall short and still be close. */
  readonly tolerance: number;
  readonly basisAt: BasisAt;
}

/** Opens the judge of a requirement. */
export function openJudge(table: FilterIndex, requirement: Requirement, judging: Judging): Judge {
  if (requirement.kind === 'point') return openPointJudge(table, requirement, judging);
  if (requirement.kind === 'bound') return openBoundJudge(table, requirement, judging);
  return openValueJudge(table, requirement);
}

/** Judges by what a row publishes of a field that has no bound: a supply, buses, flags. */
function openValueJudge(table: FilterIndex, requirement: AcceptedRequirement): Judge {
  const { row: asked, filter } = requirement;
  const kept = rowsKept(filter.placesIn(table), table.count);
  const known = table.having('has', asked.field);
  const judge = (row: number): number => (kept[row] === 1 ? MEETS : known[row] === 1 ? MISSES : UNKNOWN);
  return {
    verdictAt: judge,
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
