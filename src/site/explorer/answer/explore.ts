import type { Requirement } from '../../../query/match/requirements.ts';
import { SELECTING } from '../../../query/match/requirements.ts';
import { MISSES } from '../../../query/match/verdicts.ts';
import { maskOf, type Mask } from '../../../query/table/mask.ts';
import { searchTerms } from '../../../query/table/text.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import { openJudge, type JointJudgement } from '../../match/judgement.ts';
import { questionOf } from '../../match/question.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import { criteriaOf, furtherLabel, type AskedCriterion } from '../../page-filters/criteria.ts';
import type { FilterTexts } from '../../page-filters/filters.ts';
import { jointIn, type ExplorerState } from '../state/state.ts';
import type { Answer } from './exploration.ts';
import { narrowed } from './narrowed.ts';

/** Answers a state: as a match once a figure, a point or a duty is asked, else as a list. */
export function explore(
  catalog: Catalog,
  state: ExplorerState,
  correct: (term: string) => string = (term) => term,
): Answer {
  const { listed } = tableOf(catalog);
  const joint = jointIn(state);
  const texts = corrected(joint.texts, correct);
  const asked = { ...joint, texts };
  const judgement = openJudge(catalog).judge(asked, state.sort === null ? null : state);
  const criteria = criteriaOf(catalog, texts);
  if (judgement === null) return { ...narrowed(listed, criteria, inOrder(catalog, state)), judgement };
  const judged = judgedCriteria(catalog, texts, { criteria, judgement });
  const matches = judgement.rows.flatMap((row) => listed[row] ?? []);
  return { ...narrowed(listed, judged, judgement.rows), matches, judgement };
}

/** The filters with words that occur nowhere replaced by the nearest that do. */
function corrected(texts: FilterTexts, correct: (term: string) => string): FilterTexts {
  const terms = searchTerms(texts.q ?? '');
  const understood = terms.map(correct);
  return understood.join(' ') === terms.join(' ') ? texts : { ...texts, q: understood.join(' ') };
}

/** The criteria as a match counts them: a requirement keeps what does not miss it. */
function judgedCriteria(
  catalog: Catalog,
  texts: FilterTexts,
  {
    criteria,
    judgement,
  }: { readonly criteria: readonly AskedCriterion[]; readonly judgement: JointJudgement },
): AskedCriterion[] {
  const { count } = tableOf(catalog).table;
  const { asking, ranking } = judgement;
  const rowsFor = (parameters: readonly string[]): Mask => {
    const judges = asking.requirements.flatMap((requirement, number) =>
      parameters.some((name) => asks(name, requirement)) ? (ranking.judges[number] ?? []) : [],
    );
    const rows = Array.from({ length: count }, (_, row) => row);
    return maskOf(
      rows.filter((row) => judges.every(({ verdictAt }) => verdictAt(row) !== MISSES)),
      count,
    );
  };
  const isSelecting = ({ parameters }: AskedCriterion): boolean =>
    parameters.some((name) => SELECTING.has(name));
  const listed = criteria.map((criterion) => {
    if (!isSelecting(criterion)) return { ...criterion, rows: rowsFor(criterion.parameters) };
    return asking.ids === null ? criterion : { ...criterion, rows: rowsFor([]) };
  });
  // A duty cycle, and what changes the requirements, are no filters of the list.
  const further = Object.keys(texts).filter(
    (name) =>
      Object.hasOwn(questionOf(catalog).parameters, name) && !Object.hasOwn(tableOf(catalog).filters, name),
  );
  return [
    ...listed,
    ...further.map((name) => ({
      name,
      label: furtherLabel(catalog, name, texts[name] ?? ''),
      parameters: [name],
      rows: rowsFor([name]),
    })),
  ];
}

/** True if a parameter asks a requirement; those that follow from a duty cycle have names of their own. */
const asks = (name: string, { row }: Requirement): boolean =>
  row.name === name || (name === 'duty' && row.name === 'rms_torque_nm');

/** The rows in an order; in the default one when none is chosen. */
function inOrder(catalog: Catalog, { sort, direction }: ExplorerState): Iterable<number> {
  const { table, defaultOrder } = tableOf(catalog);
  return sort === null ? defaultOrder : table.inOrder({ sort, direction }).rows;
}
