import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { applyFilters } from '../../query/filters/apply-filters.ts';
import { verdictAt, type Verdict } from '../../query/match/judge/verdicts.ts';
import { readQuestion } from '../../query/match/question/read-question.ts';
import { rankCandidates, rankingAmong } from '../../query/match/rank-candidates.ts';
import type { SharedGroups } from '../../query/match/sets/set-constraints.ts';
import { setsOf, type ChosenSet, type JudgedJoint } from '../../query/match/sets/sets.ts';
import { openReader } from '../../query/parameters/reader.ts';
import { maskOf } from '../../query/table/mask.ts';
import { availabilityLabelOf } from '../client-catalog/availability-label.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { questionOf } from '../match/catalog-requirements.ts';
import { tableOf } from '../page-filters/catalog-table.ts';
import { pointParameters, type Line } from './lines.ts';
import type { PartsList } from './parts-list.ts';

/** The verdicts of the catalog's actuators on the joints of a list. */
export interface JudgedList {
  /** By row; null for one without an operating point. */
  readonly joints: readonly (JudgedLine | null)[];
  /** The sets for the rows with operating points; null without any. */
  readonly sets: { readonly cheapest: ChosenSet | null; readonly lightest: ChosenSet } | null;
}

/** The verdicts on the operating points of a joint. */
export interface JudgedLine {
  /** The number of actuators that meet them and may still be sold. */
  readonly meets: number;
  /** The number of actuators that may meet them: some figure is unknown. */
  readonly unknown: number;
  /** The verdict on the actuator that the row has; null without one. */
  readonly own: Verdict | null;
}

/** Judges a list's joints by their operating points at its supply, and finds sets that meet them all. */
export function judgeList(catalog: Catalog, list: PartsList): JudgedList {
  const { table, listed } = tableOf(catalog);
  const judged = list.lines.map((line) => judgeLine(catalog, line, list.volts));
  const asked = judged.flatMap((each) => each?.asked ?? []);
  return {
    joints: judged.map((each, number) => {
      if (each === null) return null;
      const { counts } = each.asked.ranking;
      const row = listed.findIndex(({ id }) => id === list.lines[number]?.id);
      return {
        meets: counts.meets,
        unknown: counts.unknown,
        own: row === -1 ? null : verdictAt(each.verdicts[row] ?? -1),
      };
    }),
    sets:
      asked.length === 0
        ? null
        : setsOf(table, asked, { same: list.same, total: list.total, groups: groupsOf(catalog) }),
  };
}

function judgeLine(catalog: Catalog, line: Line, volts: number | null) {
  const { table } = tableOf(catalog);
  const texts = { ...pointParameters(line.points), voltage_v: volts === null ? '' : String(volts) };
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  const question = readQuestion(questionOf(catalog), openReader({ texts: new Map(given), errors: [] }));
  if (!question.requirements.some(({ kind }) => kind === 'point')) return null;
  const all = rankCandidates(table, question);
  const filtered = applyFilters(table, question.filters);
  const sold = soldIn(catalog);
  const ranking = rankingAmong(
    all,
    filtered.map((kept, row) => kept & (sold[row] ?? 0)),
  );
  const asked: JudgedJoint = { name: line.name, count: line.count, question, ranking };
  return { asked, verdicts: all.verdicts };
}

/** The actuators that may still be sold. */
const soldIn = memoizeByObject((catalog: Catalog) => {
  const { listed } = tableOf(catalog);
  const isSold = ({ figures }: ListedActuator): boolean =>
    availabilityLabelOf(figures.availability)?.isEnded !== true;
  return maskOf(
    listed.flatMap((actuator, row) => (isSold(actuator) ? row : [])),
    listed.length,
  );
});

/** The actuators by maker and by bus. */
const groupsOf = memoizeByObject((catalog: Catalog): SharedGroups => {
  const { listed } = tableOf(catalog);
  const groupBy = (valuesOf: (actuator: ListedActuator) => readonly string[]) => {
    const rows = new Map<string, number[]>();
    for (const [row, actuator] of listed.entries())
      for (const value of valuesOf(actuator)) rows.set(value, [...(rows.get(value) ?? []), row]);
    return [...rows].map(([value, those]) => ({ value, rows: maskOf(those, listed.length) }));
  };
  return {
    brand: groupBy(({ brand }) => [brand]),
    comm: groupBy(({ figures }) => [figures.comm ?? []].flat().map(String)),
  };
});

/** The rows of a list, each that was judged with the actuator that a set has for it. */
export function withSet(
  { lines }: PartsList,
  choices: ChosenSet['choices'],
  judged: JudgedList['joints'],
): PartsList['lines'] {
  const ids = choices.map(({ id }) => id);
  let next = 0;
  return lines.map((line, row) => {
    if ((judged[row] ?? null) === null) return line;
    const id = ids[next] ?? null;
    next += 1;
    return id === null ? line : { ...line, id, motor: null };
  });
}
